/** As the audit log calls them. */
export const NAME_MENTOR = 'name mentor';
export const REMOVE_MENTOR = 'remove mentor';
