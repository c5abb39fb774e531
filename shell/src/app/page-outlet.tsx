import { isRouteErrorResponse, Outlet, useRouteError } from '@futurelab/platform/router';
import { NotFoundPage } from './pages/not-found-page';

/** Where a layout shows the page: the one that the address names, or that there is none. */
export const PageOutlet = () => (isNotFound(useRouteError()) ? <NotFoundPage /> : <Outlet />);

export const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;
