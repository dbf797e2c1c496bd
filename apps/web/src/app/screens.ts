import { createElement, lazy, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { UnloadedCode } from './unloaded-code.ts'

interface Module {
  readonly default: ComponentType
}

type Load = () => Promise<Module>

const screens = {
  '/login': () => import('../pages/LoginPage.tsx').then(({ LoginPage }) => ({ default: LoginPage })),
  '/register': () => import('../pages/RegisterPage.tsx').then(({ RegisterPage }) => ({ default: RegisterPage })),
  '/acceptInvite': () =>
    import('../pages/AcceptInvitePage.tsx').then(({ AcceptInvitePage }) => ({ default: AcceptInvitePage })),
  '/forgotPassword': () =>
    import('../pages/ForgotPasswordPage.tsx').then(({ ForgotPasswordPage }) => ({ default: ForgotPasswordPage })),
  '/resetPassword': () =>
    import('../pages/ResetPasswordPage.tsx').then(({ ResetPasswordPage }) => ({ default: ResetPasswordPage })),
  '/home': () => import('../pages/HomePage.tsx').then(({ HomePage }) => ({ default: HomePage })),
  '/applications': () =>
    import('../pages/ApplicationsPage.tsx').then(({ ApplicationsPage }) => ({ default: ApplicationsPage })),
  '/projects': () => import('../pages/ProjectsPage.tsx').then(({ ProjectsPage }) => ({ default: ProjectsPage })),
  '/projects/:projectId': () =>
    import('../pages/ProjectPage.tsx').then(({ ProjectPage }) => ({ default: ProjectPage })),
  '/projects/:projectId/brief': () =>
    import('../pages/ProjectBriefPage.tsx').then(({ ProjectBriefPage }) => ({ default: ProjectBriefPage })),
  '/projects/reports/:reportId': () =>
    import('../pages/ReportPage.tsx').then(({ ReportPage }) => ({ default: ReportPage })),
  '/reports/:reportId': () => import('../pages/ReportPage.tsx').then(({ ReportPage }) => ({ default: ReportPage })),
  '/proposals/:proposalId': () =>
    import('../pages/ProposalPage.tsx').then(({ ProposalPage }) => ({ default: ProposalPage })),
  '/proposals/:proposalId/portal': () =>
    import('../pages/PortalPage.tsx').then(({ PortalPage }) => ({ default: PortalPage })),
  '/documentLibrary': () =>
    import('../pages/DocumentLibraryPage.tsx').then(({ DocumentLibraryPage }) => ({ default: DocumentLibraryPage })),
  '/profile': () => import('../pages/ProfilePage.tsx').then(({ ProfilePage }) => ({ default: ProfilePage })),
  '/settings': () => import('../pages/SettingsPage.tsx').then(({ SettingsPage }) => ({ default: SettingsPage })),
  '/verifyEmail': () =>
    import('../pages/VerifyEmailPage.tsx').then(({ VerifyEmailPage }) => ({ default: VerifyEmailPage })),
  '/accountUsers': () =>
    import('../pages/AccountUsersPage.tsx').then(({ AccountUsersPage }) => ({ default: AccountUsersPage })),
  '/answers': () => import('../pages/AnswersPage.tsx').then(({ AnswersPage }) => ({ default: AnswersPage })),
  '/waiting': () => import('../pages/WaitingPage.tsx').then(({ WaitingPage }) => ({ default: WaitingPage })),
  '/admin/users': () =>
    import('../pages/AdminUsersPage.tsx').then(({ AdminUsersPage }) => ({ default: AdminUsersPage })),
  '/admin/accounts/:accountId': () =>
    import('../pages/AdminAccountPage.tsx').then(({ AdminAccountPage }) => ({ default: AdminAccountPage })),
  '/admin/accounts/:accountId/settings': () =>
    import('../pages/AdminAccountSettingsPage.tsx').then(({ AdminAccountSettingsPage }) => ({
      default: AdminAccountSettingsPage,
    })),
  '/admin/proposals': () =>
    import('../pages/AdminProposalsPage.tsx').then(({ AdminProposalsPage }) => ({ default: AdminProposalsPage })),
  '/admin/proposalsDocuments': () =>
    import('../pages/AdminGrantDocumentsPage.tsx').then(({ AdminGrantDocumentsPage }) => ({
      default: AdminGrantDocumentsPage,
    })),
  '/admin/funders': () =>
    import('../pages/AdminFundersPage.tsx').then(({ AdminFundersPage }) => ({ default: AdminFundersPage })),
  '/admin/funderImports': () =>
    import('../pages/AdminFunderImportsPage.tsx').then(({ AdminFunderImportsPage }) => ({
      default: AdminFunderImportsPage,
    })),
  '/admin/jobs': () => import('../pages/AdminJobsPage.tsx').then(({ AdminJobsPage }) => ({ default: AdminJobsPage })),
  '/admin/singleJobs': () =>
    import('../pages/AdminScheduledTasksPage.tsx').then(({ AdminScheduledTasksPage }) => ({
      default: AdminScheduledTasksPage,
    })),
  '/admin/health': () =>
    import('../pages/AdminHealthPage.tsx').then(({ AdminHealthPage }) => ({ default: AdminHealthPage })),
  '/admin/languageModel': () =>
    import('../pages/AdminLanguageModelPage.tsx').then(({ AdminLanguageModelPage }) => ({
      default: AdminLanguageModelPage,
    })),
  '/admin/migrations': () =>
    import('../pages/AdminMigrationsPage.tsx').then(({ AdminMigrationsPage }) => ({ default: AdminMigrationsPage })),
  '/admin/trello': () =>
    import('../pages/AdminTaskBoardPage.tsx').then(({ AdminTaskBoardPage }) => ({ default: AdminTaskBoardPage })),
  '/admin/trelloCallback': () =>
    import('../pages/AdminTaskBoardCallbackPage.tsx').then(({ AdminTaskBoardCallbackPage }) => ({
      default: AdminTaskBoardCallbackPage,
    })),
  '/admin/auditLog': () =>
    import('../pages/AdminAuditLogPage.tsx').then(({ AdminAuditLogPage }) => ({ default: AdminAuditLogPage })),
  '/admin/spending': () =>
    import('../pages/AdminSpendingPage.tsx').then(({ AdminSpendingPage }) => ({ default: AdminSpendingPage })),
  '/privacy': () => import('../pages/PrivacyPage.tsx').then(({ PrivacyPage }) => ({ default: PrivacyPage })),
  '/terms': () => import('../pages/TermsPage.tsx').then(({ TermsPage }) => ({ default: TermsPage })),
  '/markdownTestPage': () =>
    import('../pages/MarkdownTestPage.tsx').then(({ MarkdownTestPage }) => ({ default: MarkdownTestPage })),
} satisfies Record<string, Load>

export type ScreenPath = keyof typeof screens

const publicPaths: readonly ScreenPath[] = ['/login', '/register', '/acceptInvite', '/forgotPassword', '/resetPassword']

const isAdmins = (path: ScreenPath) => path.startsWith('/admin/')

/**
 * As React's `lazy`, but what was loaded ahead is shown at once: a promise makes the page wait for 300 ms even if it is
 * fulfilled (FALLBACK_THROTTLE_MS in react-dom), where what calls back before it returns is taken as it is. What failed can
 * be forgotten, where React's `lazy` keeps the failure.
 */
export function lazyUnlessLoaded(load: Load) {
  let loaded: Module | undefined
  const preload = async () => (loaded ??= await load())
  const there = (module: Module) => ({ then: (take: (taken: Module) => void) => take(module) }) as Promise<Module>
  const fail = (cause: unknown): never => {
    throw new UnloadedCode(cause, () => (Tried = once()))
  }
  const once = () => lazy(() => (loaded === undefined ? preload().catch(fail) : there(loaded)))
  let Tried = once()
  return { preload, Screen: () => createElement(Tried) }
}

const routes = (Object.keys(screens) as ScreenPath[]).map((path) => ({ path, ...lazyUnlessLoaded(screens[path]) }))
const frame = lazyUnlessLoaded(() =>
  import('./LoggedInFrame.tsx').then(({ LoggedInFrame }) => ({ default: LoggedInFrame })),
)

export const LoggedInFrame = frame.Screen
export const publicRoutes = routes.filter(({ path }) => publicPaths.includes(path))
export const userRoutes = routes.filter(({ path }) => !publicPaths.includes(path) && !isAdmins(path))
export const adminRoutes = routes.filter(({ path }) => isAdmins(path))

/**
 * Loads the code of the screen at this address, while the user is still being asked for. Ends once it is there, or can't be
 * loaded: that is told where it is needed.
 */
export async function preload(pathname: string): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname) !== null)
  if (route === undefined) return
  await Promise.allSettled([route.preload(), !publicPaths.includes(route.path) && frame.preload()])
}
