export declare const API_PREFIXES: string[];
