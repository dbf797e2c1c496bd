import { createElement, lazy, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { UnloadedCode } from './unloaded-code.ts'

/** Loads a module whose only export is one component. */
type Load = () => Promise<Readonly<Record<string, ComponentType>>>

interface Module {
  readonly default: ComponentType
}

const screens = {
  '/login': () => import('../pages/LoginPage.tsx'),
  '/removed': () => import('../pages/RemovedPage.tsx'),
  '/register': () => import('../pages/RegisterPage.tsx'),
  '/acceptInvite': () => import('../pages/AcceptInvitePage.tsx'),
  '/forgotPassword': () => import('../pages/ForgotPasswordPage.tsx'),
  '/resetPassword': () => import('../pages/ResetPasswordPage.tsx'),
  '/home': () => import('../pages/HomePage.tsx'),
  '/applications': () => import('../pages/ApplicationsPage.tsx'),
  '/newApplication': () => import('../pages/NewApplicationPage.tsx'),
  '/projects': () => import('../pages/ProjectsPage.tsx'),
  '/projects/:projectId': () => import('../pages/ProjectPage.tsx'),
  '/projects/:projectId/brief': () => import('../pages/ProjectBriefPage.tsx'),
  '/projects/reports/:reportId': () => import('../pages/ReportPage.tsx'),
  '/reports/:reportId': () => import('../pages/ReportPage.tsx'),
  '/proposals/:proposalId': () => import('../pages/ProposalPage.tsx'),
  '/proposals/:proposalId/portal': () => import('../pages/PortalPage.tsx'),
  '/documentLibrary': () => import('../pages/DocumentLibraryPage.tsx'),
  '/profile': () => import('../pages/ProfilePage.tsx'),
  '/settings': () => import('../pages/SettingsPage.tsx'),
  '/verifyEmail': () => import('../pages/VerifyEmailPage.tsx'),
  '/accountUsers': () => import('../pages/AccountUsersPage.tsx'),
  '/answers': () => import('../pages/AnswersPage.tsx'),
  '/waiting': () => import('../pages/WaitingPage.tsx'),
  '/admin/users': () => import('../pages/AdminUsersPage.tsx'),
  '/admin/accounts/:accountId': () => import('../pages/AdminAccountPage.tsx'),
  '/admin/accounts/:accountId/settings': () => import('../pages/AdminAccountSettingsPage.tsx'),
  '/admin/proposals': () => import('../pages/AdminProposalsPage.tsx'),
  '/admin/proposalsDocuments': () => import('../pages/AdminGrantDocumentsPage.tsx'),
  '/admin/funders': () => import('../pages/AdminFundersPage.tsx'),
  '/admin/funderImports': () => import('../pages/AdminFunderImportsPage.tsx'),
  '/admin/jobs': () => import('../pages/AdminJobsPage.tsx'),
  '/admin/singleJobs': () => import('../pages/AdminScheduledTasksPage.tsx'),
  '/admin/health': () => import('../pages/AdminHealthPage.tsx'),
  '/admin/languageModel': () => import('../pages/AdminLanguageModelPage.tsx'),
  '/admin/migrations': () => import('../pages/AdminMigrationsPage.tsx'),
  '/admin/trello': () => import('../pages/AdminTaskBoardPage.tsx'),
  '/admin/trelloCallback': () => import('../pages/AdminTaskBoardCallbackPage.tsx'),
  '/admin/auditLog': () => import('../pages/AdminAuditLogPage.tsx'),
  '/admin/spending': () => import('../pages/AdminSpendingPage.tsx'),
  '/privacy': () => import('../pages/PrivacyPage.tsx'),
  '/terms': () => import('../pages/TermsPage.tsx'),
  '/markdownTestPage': () => import('../pages/MarkdownTestPage.tsx'),
} satisfies Record<string, Load>

export type ScreenPath = keyof typeof screens

const publicPaths: readonly ScreenPath[] = [
  '/login',
  '/removed',
  '/register',
  '/acceptInvite',
  '/forgotPassword',
  '/resetPassword',
]

/** Those that components of antd have no part in. */
const plainPaths: readonly ScreenPath[] = [...publicPaths, '/home', '/projects', '/verifyEmail', '/privacy', '/terms']

const isAdmins = (path: ScreenPath) => path.startsWith('/admin/')

const only = (module: Awaited<ReturnType<Load>>): Module => ({ default: Object.values(module)[0]! })

/**
 * Like React's `lazy`, but preloaded code is shown at once: React waits for a promise, even a fulfilled one, for 300 ms
 * (FALLBACK_THROTTLE_MS in react-dom), but not for a thenable that calls back synchronously. Failures can be forgotten,
 * while React's `lazy` keeps them.
 */
export function lazyUnlessLoaded(load: Load) {
  let loaded: Module | undefined
  const preload = async () => (loaded ??= only(await load()))
  const there = (module: Module) => ({ then: (take: (taken: Module) => void) => take(module) }) as Promise<Module>
  const fail = (cause: unknown): never => {
    throw new UnloadedCode(cause, () => (Tried = once()))
  }
  const once = () => lazy(() => (loaded === undefined ? preload().catch(fail) : there(loaded)))
  let Tried = once()
  return { preload, Screen: () => createElement(Tried) }
}

/** With the theme of antd's components around it. */
const themed = (load: Load): Load => {
  return async () => {
    const [module, { Themed }] = await Promise.all([load(), import('../shared/theme/Themed.tsx')])
    const Page = only(module).default
    return { Screen: () => createElement(Themed, null, createElement(Page)) }
  }
}

const routes = (Object.keys(screens) as ScreenPath[]).map((path) => {
  const load = screens[path]
  return { path, ...lazyUnlessLoaded(plainPaths.includes(path) ? load : themed(load)) }
})
const frame = lazyUnlessLoaded(() => import('./LoggedInFrame.tsx'))

export const LoggedInFrame = frame.Screen
export const publicRoutes = routes.filter(({ path }) => publicPaths.includes(path))
export const userRoutes = routes.filter(({ path }) => !publicPaths.includes(path) && !isAdmins(path))
export const adminRoutes = routes.filter(({ path }) => isAdmins(path))

/**
 * Loads the code of the page at this address while the user is being identified. Resolves when it is there or has
 * failed; the page itself reports failures.
 */
export async function preload(pathname: string): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname) !== null)
  if (route === undefined) return
  await Promise.allSettled([route.preload(), !publicPaths.includes(route.path) && frame.preload()])
}
