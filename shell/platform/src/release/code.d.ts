export declare function platformUses(server: string): Record<string, string[]>;
export declare function apiPaths(files: readonly string[]): string[];
export declare function sharedRanges(entry: string): Map<string, string | undefined>;
export declare function exposeChunks(entry: string): string[] | null;
export declare function pageChunks(scripts: readonly string[]): Map<string, string[]>;
export declare function scriptsOf(chunks: readonly string[], files: readonly string[]): string[];
