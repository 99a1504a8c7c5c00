// Sets the theme before the first picture is drawn; the settings module keeps it right afterwards.
(() => {
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('sublevel.settings') ?? '{}').theme ?? theme;
  } catch {
    // Unreadable or forbidden storage: follow the system.
  }
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
})();
