export declare const sharedModules: Record<string, () => Promise<unknown>>;
