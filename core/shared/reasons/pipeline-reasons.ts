export interface PipelineReasons {
  'pipeline.reminders-queued': { readonly count: number }
}
