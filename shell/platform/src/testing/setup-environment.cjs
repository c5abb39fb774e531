// Rules are tested without React.
if (globalThis.document) require('./setup-components.ts');
