// What a service worker has, and workers of other kinds have not.

/** What the build knows: put before the script. */
declare const BUILT: {
  build: string;
  /** Files in folders whose names tell their content: path -> hash. */
  named: Record<string, string>;
  /** Files that the next build replaces in place. */
  plain: string[];
  /** Path -> size, of both. */
  bytes: Record<string, number>;
};

declare const registration: ServiceWorkerRegistration;
declare const clients: Clients;
declare function skipWaiting(): Promise<void>;
declare function addEventListener<K extends keyof ServiceWorkerGlobalScopeEventMap>(
  type: K,
  listener: (event: ServiceWorkerGlobalScopeEventMap[K]) => void,
): void;
