import { lazyPart } from '@rudel/ui/lazy-part';

/** The ways to join; those who sit at the table have come already. */
export const LazyInviteCodes = lazyPart(async () => (await import('./invite-codes.tsx')).InviteCodes);
