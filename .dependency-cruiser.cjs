const { existsSync, readdirSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

/** A class with `execute`, as a method or as a property. */
const USE_CASE_CLASS = /^export (\w+ )*class [^]*^ {2}(\w+ )*execute\b *[=(<]/m
/** The same written as a function: it runs a unit of work itself. */
const USE_CASE_FUNCTION = /^export (\w+ )*(function|const) (?![^]*^(export )?class )[^]*\bwork\.run\(/m

/** No path tells a use case from an entity, so the rule on them names the files. */
function useCaseFiles() {
  if (!existsSync('core')) return []
  return readdirSync('core', { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join('core', file).replaceAll('\\', '/'))
    .filter((file) => isUseCase(readFileSync(file, 'utf8')))
}

const isUseCase = (source) => USE_CASE_CLASS.test(source) || USE_CASE_FUNCTION.test(source)

const exactly = (file) => `^${file.replaceAll('.', '\\.')}$`

const packages = (names) => `node_modules/(${names.join('|')})/`

const webLibraries = packages([
  '@dnd-kit',
  'pdfjs-dist',
  'react',
  'react-dom',
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  'antd',
  '@ant-design/icons',
  'dayjs',
  'diff',
  '@types/mdast',
  'mdast',
  'mdast-util-from-markdown',
  'mdast-util-gfm',
  'mdast-util-to-markdown',
  'micromark-extension-gfm',
  'prosemirror-commands',
  'prosemirror-history',
  'prosemirror-inputrules',
  'prosemirror-keymap',
  'prosemirror-model',
  'prosemirror-schema-list',
  'prosemirror-state',
  'prosemirror-view',
  'react-markdown',
  'remark-gfm',
  'rehype-sanitize',
  '@sentry/browser',
])

/**
 * The rooms of core by floors, the lowest first: a room knows those of the floors below it, and no other. `stores.ts` and
 * `persistence.ts` beside them hold all stores of all rooms.
 */
const FLOORS_OF_CORE = [
  ['shared'],
  ['identity', 'languages'],
  ['audit', 'quotas', 'requests', 'spending'],
  ['jobs', 'projects', 'writing-service'],
  ['documents'],
  ['profile'],
  ['texts'],
  ['brief', 'funders'],
  ['proposals'],
  ['claims', 'forms', 'funder-overviews', 'known', 'library', 'taskboard'],
  ['accounts', 'gaps', 'hand-in', 'letters', 'reports'],
  ['admin', 'overviews', 'privacy', 'settings'],
  ['meaning', 'text-history'],
  ['answer-library', 'briefing', 'chat', 'proofreading'],
  ['applications', 'drafting', 'maintenance', 'operations', 'questions', 'search'],
  ['pipeline', 'transfer'],
]

const roomOf = (rooms) => `^core/(${rooms.join('|')})/`

const floorRules = FLOORS_OF_CORE.map((rooms, floor) => ({
  name: `core-floor-${floor}-knows-only-floors-below`,
  comment: 'Features of core import in one direction (docs/decisions/0075-rooms-of-core.md).',
  from: { path: roomOf(rooms) },
  to: { path: roomOf(FLOORS_OF_CORE.slice(floor).flat()), pathNot: '^core/$1/' },
}))

const coreRules = [
  {
    name: 'core-imports-only-core',
    comment: 'The business knows no package, no Node module, no adapter and no app: it asks through ports.',
    from: { path: '^core/' },
    to: { pathNot: '^core/' },
  },
  ...floorRules,
  {
    name: 'core-room-stands-on-a-floor',
    comment: 'A new folder of core is named in FLOORS_OF_CORE.',
    from: { path: '^core/[^/]+/', pathNot: roomOf(FLOORS_OF_CORE.flat()) },
    to: { path: '^core/' },
  },
  {
    name: 'core-feature-runs-no-use-case-of-another',
    comment: "A feature may use another feature's types and ports; a use case starts from outside the core.",
    from: { path: '^core/([^/]+)/' },
    to: { path: ['^core/never/', ...useCaseFiles().map(exactly)], pathNot: '^core/$1/' },
  },
]

/** What each adapter is made of; one that is not named here imports no package. */
const ADAPTER_PACKAGES = {
  anthropic: ['@anthropic-ai/sdk'],
  'application-files': [
    'any-ascii',
    'docx',
    'mdast',
    'mdast-util-from-markdown',
    'mdast-util-gfm',
    'mdast-util-to-markdown',
    'micromark-extension-gfm',
    'pdfkit',
  ],
  archive: ['yauzl', 'yazl'],
  'attempt-limits': ['pg', 'rate-limiter-flexible'],
  'file-formats': [
    '@cantoo/pdf-lib',
    'csv-parse',
    'fflate',
    'file-type',
    'fontkit',
    'mdast',
    'mdast-util-from-markdown',
    'mdast-util-gfm',
    'micromark-extension-gfm',
    'numfmt',
    'parse5',
    'pdfjs-dist',
    'postal-mime',
    'saxes',
    'word-extractor',
  ],
  'files-s3': ['@aws-sdk/client-s3', '@aws-sdk/lib-storage', '@smithy/undici-http-handler'],
  fonts: ['fontkit'],
  'funder-registers': ['@streamparser/json', 'csv-parse'],
  'http-contract': ['zod'],
  koa: ['@fastify/busboy', '@koa/router', 'any-ascii', 'koa', 'koa-body', 'koa-helmet', 'swagger-ui-dist', 'zod'],
  mail: ['nodemailer'],
  monitoring: ['@sentry/core', 'pino', 'prom-client'],
  ocr: ['@napi-rs/canvas', 'pdfjs-dist', 'tesseract.js', '@tesseract.js-data/eng'],
  'openai-compatible': ['openai'],
  outbound: ['undici'],
  passwords: ['@node-rs/argon2', '@zxcvbn-ts/language-common', 'otpauth'],
  'pg-boss': ['pg', 'pg-boss'],
  'term-analysis': ['@orama/stemmers'],
  typeorm: ['better-sqlite3', 'pg', 'typeorm'],
}

const typed = (names) => names.flatMap((name) => [name, `@types/${name}`])

const adapterPackageRules = [
  ...Object.entries(ADAPTER_PACKAGES).map(([adapter, names]) => ({
    name: `adapter-${adapter}-imports-only-its-packages`,
    comment: 'Each technology stays in its own folder.',
    from: { path: `^adapters/${adapter}/` },
    to: { path: 'node_modules/', pathNot: packages(typed(names)) },
  })),
  {
    name: 'other-adapters-import-no-package',
    comment: 'An adapter that needs a package names it above.',
    from: { path: '^adapters/', pathNot: `^adapters/(${Object.keys(ADAPTER_PACKAGES).join('|')})/` },
    to: { path: 'node_modules/' },
  },
]

const adapterRules = [
  {
    name: 'adapter-imports-no-other-adapter',
    comment: 'Each technology can be swapped alone. The port of a language model stands beside what asks through it.',
    from: { path: '^adapters/([^/]+)/', pathNot: '^adapters/koa/' },
    to: { path: '^adapters/', pathNot: '^adapters/($1/|language-model/port/)' },
  },
  {
    name: 'koa-imports-only-the-http-contract',
    comment: 'Of the other adapters, koa may import the schemas that it parses and presents with.',
    from: { path: '^adapters/koa/' },
    to: { path: '^adapters/', pathNot: '^adapters/(koa|http-contract)/' },
  },
  {
    name: 'http-contract-imports-only-zod',
    comment: 'Server and web app share these schemas, so they must run in both and know neither.',
    from: { path: '^adapters/http-contract/' },
    to: { pathNot: ['^adapters/http-contract/', packages(['zod'])] },
  },
  {
    name: 'adapter-imports-no-app',
    comment: 'Apps put adapters together, never the reverse.',
    from: { path: '^adapters/' },
    to: { path: '^(apps/|ormconfig)' },
  },
]

const appRules = [
  {
    name: 'apps-import-no-library-but-inversify',
    comment: 'Libraries live in adapters; the apps only put things together.',
    from: { path: '^apps/(wiring|server|worker|cli)/' },
    to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional'], pathNot: packages(['inversify', 'reflect-metadata']) },
  },
  {
    name: 'inversify-stays-in-wiring',
    comment: 'Nobody but the wiring sees the container.',
    from: { pathNot: '^(apps/wiring|test)/' },
    to: { path: packages(['inversify', 'reflect-metadata']) },
  },
  {
    name: 'server-side-apps-import-no-web-or-launch',
    comment: 'The server serves the built web app as files; launch files only start things.',
    from: { path: '^apps/(wiring|server|worker|cli)/' },
    to: { path: '^apps/(web|launch)/' },
  },
  {
    name: 'launch-stands-alone',
    comment: 'Launch files run before anything is installed or built.',
    from: { path: '^apps/launch/' },
    to: { path: '^(core|adapters|apps/(?!launch/))' },
  },
]

const webRules = [
  {
    name: 'web-knows-only-the-http-contract',
    comment:
      'The web app sees the server through its HTTP contract, and has those rules of core that both follow: pure functions without a package.',
    from: { path: '^apps/web/src/' },
    to: {
      path: '^(core|adapters|apps)/',
      pathNot: [
        '^(apps/web/src|adapters/http-contract)/',
        '^core/languages/(figures|placeholders|printed-count|language-of-text)\\.ts$',
        '^core/shared/(answer-warning|id|intricate-markdown|markdown-table|scrub-text|text-limit|zoned-time)\\.ts$',
      ],
    },
  },
  {
    name: 'web-imports-only-web-libraries',
    comment: 'React, antd, Redux Toolkit and what renders text and dates; no Node module runs in a browser.',
    from: { path: '^apps/web/src/' },
    to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'core'], pathNot: webLibraries },
  },
  {
    name: 'web-shared-is-lowest',
    comment: 'shared ◀ features ◀ pages ◀ app',
    from: { path: '^apps/web/src/shared/' },
    to: { path: '^apps/web/src/(features|pages|app|main)' },
  },
  {
    name: 'web-features-know-no-page',
    comment: 'shared ◀ features ◀ pages ◀ app',
    from: { path: '^apps/web/src/features/' },
    to: { path: '^apps/web/src/(pages|app|main)' },
  },
  {
    name: 'web-pages-know-no-app',
    comment: 'shared ◀ features ◀ pages ◀ app',
    from: { path: '^apps/web/src/pages/' },
    to: { path: '^apps/web/src/(app|main)' },
  },
  {
    name: 'web-feature-imports-no-feature',
    comment: 'Features meet on a page.',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
]

const generalRules = [
  {
    name: 'nothing-imports-test',
    comment: 'The product does not lean on its tests.',
    from: { pathNot: '^test/' },
    to: { path: '^test/' },
  },
  {
    name: 'no-cycles',
    comment: 'Modules that need each other are one module, or lack a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'A module that nothing imports and that imports nothing is forgotten, or an entry to name here.',
    from: { orphan: true, pathNot: ['^apps/launch/', '^test/.*\\.test\\.tsx?$', '\\.d\\.ts$'] },
    to: {},
  },
  {
    name: 'no-dev-dependency-in-production',
    comment: 'What runs in production is installed in production; types do not run.',
    from: { path: '^(core|adapters|apps/(?!launch/))', pathNot: '^apps/web/vite\\.config\\.ts$' },
    to: { dependencyTypes: ['npm-dev'], pathNot: '^node_modules/@types/' },
  },
  {
    name: 'no-undeclared-package',
    comment: 'A package that only another package brought in can vanish with it.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-unresolvable-import',
    comment: 'An import that leads nowhere is seen by no other rule.',
    from: {},
    // The package of numfmt names a file of types that it does not bring.
    to: { couldNotResolve: true, pathNot: '^numfmt$' },
  },
]

module.exports = {
  forbidden: [...coreRules, ...adapterRules, ...adapterPackageRules, ...appRules, ...webRules, ...generalRules].map(
    (rule) => ({
      ...rule,
      severity: 'error',
    }),
  ),
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|coverage)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
