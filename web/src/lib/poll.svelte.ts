// The lobby, asked for again and again while somebody looks at it.
import { api, refusalOf } from './api';
import { me } from './person.svelte';
import type { Lobby, Refusal } from './protocol';

const EVERY = 5000;

/** The lobby as it was last heard of. Call it while a component is made: it stops with the component. */
export function watchLobby(): { readonly lobby: Lobby | null; readonly trouble: Refusal | null } {
  let lobby: Lobby | null = $state.raw(null);
  let trouble: Refusal | null = $state.raw(null);

  async function ask(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    try {
      lobby = await api.lobby();
      trouble = null;
    } catch (error) {
      trouble = refusalOf(error);
    }
  }

  $effect(() => {
    void me.token; // another person sees another lobby
    void ask();
    const timer = setInterval(() => void ask(), EVERY);
    const onVisible = (): void => void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  });

  return {
    get lobby() {
      return lobby;
    },
    get trouble() {
      return trouble;
    },
  };
}
