interface Load {
  requests: number;
  scriptKb: number;
}

interface Catalogue {
  READY_TOOLS: readonly { url: string }[];
  ADMIN_PAGES: readonly { url: string; ready: boolean }[];
}

interface Asked {
  ms: number;
  before: string[];
  after: string[];
}

export function limitsOf(path: string): Load;
export function pagesOf(catalogue: Catalogue): Record<'guest' | 'student' | 'admin', string[]>;
export function watchUse(): void;
export function asked(): Asked;
export function costOf(addresses: readonly string[]): Load;
