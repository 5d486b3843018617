// Globals that only service workers have.

/** Constants that the build puts before the script. */
declare const BUILT: {
  build: string;
  /** Files whose addresses name their content: path -> hash. */
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
