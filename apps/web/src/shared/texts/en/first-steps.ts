import { plural } from './locale.ts'

export const firstSteps = {
  title: 'Get started',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  hide: 'Hide this list',
  done: 'Done',
  toDo: 'To do',
  steps: {
    documents: 'Upload three documents',
    profile: 'Confirm your organisation profile',
    application: 'Start your first application',
    colleague: 'Invite a colleague',
  },
  hints: {
    documents: 'Past applications, annual reports and policies work best.',
    documentsSoFar: (count: number) =>
      `${plural(count, { one: 'document', other: 'documents' })} so far. Past applications and annual reports work best.`,
    profile: 'Name, numbers, address and contact: asked once, used in every form.',
    profileWaiting: (count: number) =>
      plural(count, { one: 'key fact waits for you', other: 'key facts wait for you' }),
    application: "Open a project and upload the funder's form.",
    applicationWithoutProject: "Create a project, then upload the funder's form in it.",
    colleague: 'Colleagues see the same projects and documents.',
  },
}
