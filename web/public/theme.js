// Sets theme and motion before the first picture is drawn; the settings module keeps them right afterwards.
(() => {
  let settings = null;
  try {
    settings = JSON.parse(localStorage.getItem('sublevel.settings'));
  } catch {
    // Unreadable or forbidden storage: follow the system.
  }
  const { theme = 'system', animation = 'normal' } = settings ?? {};
  const light = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  const motion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : animation;
  Object.assign(document.documentElement.dataset, { theme: light ? 'light' : 'dark', motion });
})();
