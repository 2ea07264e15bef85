import { language } from '@rudel/ui/settings';
import { showToast } from '@rudel/ui/toast';
import { doorWords } from '../words/door-words.ts';

/** Says that a new version waits; it takes over when the player wants it to. */
function offer(waiting: ServiceWorker): void {
  const words = doorWords[language.peek()];
  showToast({
    text: words.newVersion,
    sticky: true,
    action: {
      label: words.reload,
      run: () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
        waiting.postMessage('take over', []);
      },
    },
  });
}

function follow(installing: ServiceWorker): void {
  installing.addEventListener('statechange', () => {
    const isUpdate = navigator.serviceWorker.controller !== null;
    if (installing.state === 'installed' && isUpdate) offer(installing);
  });
}

/** Keeps the site on the device, so that it opens without a network, and tells of new versions. */
export async function keepOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const kept = await navigator.serviceWorker.register('/service-worker.js');
    if (kept.waiting !== null && navigator.serviceWorker.controller !== null) offer(kept.waiting);
    kept.addEventListener('updatefound', () => {
      if (kept.installing !== null) follow(kept.installing);
    });
  } catch {
    // A browser that keeps nothing plays online.
  }
}
