export declare const BUDGETS: { readonly entry: number; readonly page: number };
export declare function budgetProblems(manifest: {
  assets: Record<string, { brotli: number }>;
  remote: { entry: string; expose: { js: { sync: string[] } } };
  routes: { page: string; js: string[] }[];
  fragments?: { name: string; js: string[] }[];
}): string[];
