import type { Locale } from 'antd/es/locale'
import { relativeTime } from './locale.ts'

/** Entries of the Admin menu, which is shown before the operator area is loaded. */
const adminMenu = {
  users: 'Users',
  proposals: 'Grant Applications',
  grantDocuments: 'Grant Documents',
  funders: 'Funders',
  jobs: 'Jobs',
  scheduledTasks: 'Single jobs',
  health: 'Health',
  languageModel: 'Language model',
  migrations: 'Migrations',
  taskBoard: 'Task board',
  auditLog: 'Audit log',
  spending: 'Spending',
  /** Used if no heading names the menu. */
  within: (label: string) => `Admin: ${label}`,
}

/** Texts of antd's components: part of antd's own file for the language. */
export const antd: Locale = {
  locale: 'en',
  global: { close: 'Close' },
  Empty: { description: 'No data' },
}

const projects = {
  title: 'Projects',
  firstProject: 'Start with your first project',
  firstProjectHint:
    'A project holds the grant applications, documents and reports of one piece of work, such as a food bank or a youth club.',
  createProject: 'Create a new project',
  nameLabel: 'Project name',
  namePlaceholder: 'For example: Community kitchen 2027',
  createFailed: 'The project was not created. Please try again.',
  allArchived: 'All your projects are archived.',
  preferenceFailed: 'Your choice applies now but could not be saved.',
  projectName: 'Project name',
  archive: 'Archive',
  unarchive: 'Unarchive',
  changeFailed: 'That was not saved. Please try again.',
  notFound: 'Project not found',
  notFoundHint: 'It may have been removed, or it belongs to another account.',
  grants: 'Grants',
  reports: 'Reports',
  overview: 'Overview',
  createGrant: 'Create New Grant',
  applications: 'Grant applications',
  allGrantsArchived: 'All grant applications of this project are archived.',
  nextSteps: 'Next steps',
  nextStepsIntro: 'This project has no grant applications yet.',
  stepDocuments: 'Add past applications, annual reports and policies to your document library.',
  stepProjectDocuments: 'Upload what concerns this project alone under Project Documents.',
  stepGrant: "Create a new grant and upload the funder's form. We find the questions and draft the answers.",
  sectionDocuments: {
    grants: {
      title: 'Project Documents',
      empty: 'No project documents, we will answer questions using your document library.',
    },
    reports: { title: 'Documents for reports', empty: 'Reports of this project are written from these documents.' },
  },
  sharedLibrary: 'Shared document library',
  sharedLibraryEmpty: 'Your shared document library is empty.',
  sharedLibraryLink: 'Open the document library',
  scope: 'Scope',
  uploaded: 'Uploaded',
  scopes: { shared: 'All projects', grants: 'Grants of this project', reports: 'Reports of this project' },
  overviewUploadFirst: 'Upload project documents on the Grants tab to get an overview of this project.',
  overviewToGrants: 'Open the Grants tab',
  brief: 'Project brief',
  briefProgress: (written: number, all: number) => `${written} of ${all} sections`,
  overviewNotStarted: 'No overview of this project has been written yet.',
  overviewIntro:
    'It says on one page what the project is, from the project brief, its applications and reports, and these documents:',
  overviewGenerate: 'Generate Project Overview',
  overviewProcessing: 'Generating your project overview',
  overviewMayLeave: 'You may leave this page. The work continues.',
  overviewDraft: 'Draft from the documents and applications of this project. Check before you send.',
  overviewEdited: 'From the documents and applications of this project.',
  overviewCopy: 'Copy the overview',
  overviewRegenerate: 'Regenerate',
  overviewFailed: 'The overview could not be written',
  overviewNotAsked: 'The overview was not asked for. Please try again.',
}

/** Texts for admins on users' applications. */
const reloading = {
  title: 'For administrators',
  hint: 'Answers that nobody wrote, changed or checked are written again. Current answers stay until the new ones are ready.',
  reloadAll: 'Reload answers',
  reload: 'Reload',
  reloadOf: (label: string) => `Reload the answer to ${label}`,
  failed: 'The answers were not reloaded. Please try again.',
  ofAnother: 'This belongs to another account. You can read it; only its users can change it.',
  toAccount: 'Open the account',
}

/** Further texts of the pages after log-in. */
export const userArea = {
  relativeTime,
  adminMenu,
  projects,
  reloading,
}
