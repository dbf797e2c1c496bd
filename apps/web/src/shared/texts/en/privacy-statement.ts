import type { DataFlow } from '../../../../../../adapters/http-contract/privacy.ts'

interface Feature {
  readonly name: string
  /** Data sent to the service, if one is used. */
  readonly leaves: string
}

const features: Readonly<Record<DataFlow['feature'], Feature>> = {
  forms: { name: 'Reading forms', leaves: 'The text of the funder’s form; its pages, where they are pictures' },
  answers: { name: 'Drafting answers', leaves: 'The questions, passages or whole documents, profile, brief and facts' },
  chat: { name: 'Changing answers by chat', leaves: 'The same, with the answer and your requests' },
  checks: { name: 'Suggestions for whole applications', leaves: 'All answers, the form, the profile and the brief' },
  'cover-letters': { name: 'Cover letters', leaves: 'The answers, your facts and what you said of the application' },
  reports: { name: 'Reports', leaves: 'What you asked for, and the project’s documents' },
  overviews: { name: 'Project overviews', leaves: 'The project’s documents, applications and reports' },
  briefs: { name: 'Project briefs', leaves: 'The project’s documents' },
  facts: { name: 'Facts about your organisation', leaves: 'The documents of your library' },
  descriptions: { name: 'Descriptions of documents', leaves: 'The beginning of each document, and its name' },
  funders: { name: 'Funder overviews and web search', leaves: 'The funder’s name and what registers say of it' },
  search: { name: 'Searching by meaning', leaves: 'Passages of all documents, and what is looked for' },
  scans: { name: 'Reading scanned documents', leaves: 'Nothing' },
  mail: { name: 'Mail', leaves: 'Addresses, and links to questions and deadlines' },
  files: { name: 'Storing files', leaves: 'Your documents and forms as you uploaded them' },
  'task-board': { name: 'Task board of the administrators', leaves: 'What administrators put on its cards' },
  errors: { name: 'Reporting errors', leaves: 'What went wrong, without your texts' },
  support: { name: 'Support chat', leaves: 'What you write there' },
}

export const privacyStatement = {
  title: 'What leaves this server',
  switch: 'Documents never leave this server',
  switchHint:
    'While this is on, no language model is asked for your organisation. The built-in writer works on this server, also on what waits already.',
  localHint: (model: string) =>
    `${model} runs on the servers of whoever runs this installation, so it goes on writing while this is on. Nothing leaves these servers.`,
  noModel: 'No language model is configured here. The built-in writer works on this server.',
  failed: 'Your choice was not saved. Please try again.',
  feature: 'Part of the product',
  leaves: 'What leaves, and to whom',
  nothing: 'Nothing leaves',
  to: (what: string, service: string) => `${what}. To ${service}`,
  features,
}
