/** What the server understands, in English as all requests without a language model. */
export const REQUESTS = { shorter: 'Shorter', fit: 'Fit the limit', figures: 'More figures', undo: 'Undo' } as const
