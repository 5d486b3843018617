// Globals that only service workers have.

/** Constants that the build puts before the script. */
declare const BUILT: {
  build: string;
  /** The files to cache: path -> hash. */
  hashes: Record<string, string>;
  /** Path -> size. */
  bytes: Record<string, number>;
  /** Of the pages that need no script. */
  folders: string[];
};

declare const registration: ServiceWorkerRegistration;
declare const clients: Clients;
declare function skipWaiting(): Promise<void>;
declare function addEventListener<K extends keyof ServiceWorkerGlobalScopeEventMap>(
  type: K,
  listener: (event: ServiceWorkerGlobalScopeEventMap[K]) => void,
): void;
