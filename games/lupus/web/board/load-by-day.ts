/** Loads all that is first needed when day breaks: it comes while the first night is told. */
export const loadByDay = async () => import('./by-day.tsx');
