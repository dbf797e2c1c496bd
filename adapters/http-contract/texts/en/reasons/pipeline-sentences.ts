/** What is said of deadlines. */
export const pipelineSentences = {
  'pipeline.reminders-queued': ({ count }: { count: number }) =>
    count === 1 ? 'Queued 1 mail before a deadline.' : `Queued ${count} mails before deadlines.`,
} as const
