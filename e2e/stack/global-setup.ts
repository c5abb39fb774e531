import { startProduct } from './product.mjs';

/** Starts the product for the whole run, unless E2E_URL names one that runs already. */
export default async function globalSetup(): Promise<(() => Promise<void>) | void> {
  if (process.env.E2E_URL) return;
  const product = await startProduct();
  process.env.E2E_URL = product.url;
  process.env.E2E_API_URL = product.apiUrl;
  // Releases that tests make find their tokens there.
  process.env.DATA_DIR = product.dataDir;
  process.env.E2E_RELEASES = product.releases;
  return product.stop;
}
