import { createRequire } from 'node:module'

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: { name: string }[] }

/** Every rule of the project, by its name. */
export const rules = config.forbidden.map(({ name }) => name)

const packageNames = [
  'koa',
  'zod',
  'react',
  'inversify',
  'typeorm',
  'mocha',
  'undeclared',
  'openai',
  '@anthropic-ai/sdk',
]

const installed = Object.fromEntries(
  packageNames.flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
    [`node_modules/${name}/index.js`, 'module.exports = {}'],
  ]),
)

const declared = {
  name: 'planted',
  dependencies: { koa: '1', zod: '1', react: '1', inversify: '1', typeorm: '1', openai: '1', '@anthropic-ai/sdk': '1' },
  devDependencies: { mocha: '1' },
}

/** A project of the same layout that breaks no rule. */
export const validTree: Readonly<Record<string, string>> = {
  ...installed,
  'package.json': JSON.stringify(declared),
  'tsconfig.json': JSON.stringify({ compilerOptions: { allowImportingTsExtensions: true, jsx: 'react-jsx' } }),
  'core/shared/id.ts': 'export type Id = string',
  'core/projects/project.ts': `import type { Id } from '../shared/id.ts'\nexport interface Project { id: Id }`,
  'core/projects/create-project.ts': [
    `import type { Project } from './project.ts'`,
    'export class CreateProject {',
    '  async execute(): Promise<Project> {',
    `    return { id: '1' }`,
    '  }',
    '}',
  ].join('\n'),
  'core/projects/rename-project.ts': [
    `import type { Id } from '../shared/id.ts'`,
    'export class RenameProject {',
    '  readonly execute = async (id: Id) => id',
    '}',
  ].join('\n'),
  'core/projects/archive-project.ts': [
    `import type { Id } from '../shared/id.ts'`,
    'export async function archiveProject({ work }: { work: { run: (id: Id) => unknown } }, id: Id) {',
    '  await work.run(id)',
    '}',
  ].join('\n'),
  'core/proposals/proposal.ts': `import type { Project } from '../projects/project.ts'\nexport type Of = Project`,
  'adapters/http-contract/projects.ts': `import { z } from 'zod'\nexport const project = z`,
  'adapters/koa/routes.ts': `import 'koa'\nimport '../http-contract/projects.ts'\nimport '../../core/projects/create-project.ts'`,
  'adapters/file-formats/zip.ts': `import 'node:zlib'`,
  'adapters/typeorm/data-source.ts': `import 'typeorm'`,
  'adapters/openai-compatible/model.ts': `import 'openai'`,
  'adapters/anthropic/model.ts': `import '@anthropic-ai/sdk'`,
  'apps/wiring/compose.ts': `import 'inversify'\nimport '../../adapters/koa/routes.ts'`,
  'apps/server/main.ts': `import 'node:http'\nimport '../wiring/compose.ts'`,
  'apps/web/src/shared/format.ts': `import 'react'`,
  'apps/web/src/features/projects/list.tsx': `import '../../../../../adapters/http-contract/projects.ts'\nimport '../../shared/format.ts'`,
  'apps/web/src/features/proposals/card.tsx': `import '../../shared/format.ts'`,
  'apps/web/src/pages/ProjectPage.tsx': `import '../features/projects/list.tsx'\nimport '../features/proposals/card.tsx'`,
  'apps/web/src/app/router.tsx': `import '../pages/ProjectPage.tsx'`,
  'test/projects.test.ts': `import 'mocha'\nimport '../apps/wiring/compose.ts'\nimport 'koa'`,
}

/** Breaks no rule until a planted violation imports it. */
const accomplices = {
  'core/pipeline/room.ts': `export const of = 'a floor above'`,
  'core/transfer/room.ts': `export const of = 'the same floor'`,
  'adapters/memory/cycle-two.ts': `import './cycle-one.ts'`,
}

/** What belongs to another vendor of language models. */
const OTHER_VENDORS: Readonly<Record<string, readonly string[]>> = {
  anthropic: ['openai'],
  'openai-compatible': ['@anthropic-ai/sdk'],
}

/** No adapter renders with React, and no vendor of a language model is asked through another's package. */
const ofEveryAdapter = Object.fromEntries(
  rules.flatMap((rule) => {
    const [, adapter] = /^adapter-(.+)-imports-only-its-packages$/.exec(rule) ?? []
    if (adapter === undefined) return []
    const vendors = OTHER_VENDORS[adapter] ?? []
    return [[rule, ['react', ...vendors].map((name, at) => [`adapters/${adapter}/${at}.ts`, name] as const)] as const]
  }),
)

const HIGHEST = 'pipeline'

/** A room of each floor but the highest imports one of the highest; the highest imports its neighbour. */
const ofEveryFloor: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'core-floor-0-knows-only-floors-below': [['core/shared/up.ts', `../${HIGHEST}/room.ts`]],
  'core-floor-1-knows-only-floors-below': [['core/identity/up.ts', `../${HIGHEST}/room.ts`]],
  'core-floor-2-knows-only-floors-below': [['core/audit/up.ts', `../${HIGHEST}/room.ts`]],
  'core-floor-3-knows-only-floors-below': [['core/jobs/up.ts', `../${HIGHEST}/room.ts`]],
  'core-floor-4-knows-only-floors-below': [['core/documents/up.ts', `../${HIGHEST}/room.ts`]],
  'core-floor-5-knows-only-floors-below': [['core/profile/up.ts', `../${HIGHEST}/room.ts`]],
  'core-floor-6-knows-only-floors-below': [['core/texts/up.ts', `../${HIGHEST}/room.ts`]],
  'core-floor-7-knows-only-floors-below': [['core/brief/up.ts', `../${HIGHEST}/room.ts`]],
  'core-floor-8-knows-only-floors-below': [['core/proposals/up.ts', `../${HIGHEST}/room.ts`]],
  'core-floor-9-knows-only-floors-below': [['core/claims/up.ts', `../${HIGHEST}/room.ts`]],
  'core-floor-10-knows-only-floors-below': [['core/accounts/up.ts', `../${HIGHEST}/room.ts`]],
  'core-floor-11-knows-only-floors-below': [['core/admin/up.ts', `../${HIGHEST}/room.ts`]],
  'core-floor-12-knows-only-floors-below': [['core/meaning/up.ts', `../${HIGHEST}/room.ts`]],
  'core-floor-13-knows-only-floors-below': [['core/briefing/up.ts', `../${HIGHEST}/room.ts`]],
  'core-floor-14-knows-only-floors-below': [['core/applications/up.ts', `../${HIGHEST}/room.ts`]],
  'core-floor-15-knows-only-floors-below': [['core/pipeline/up.ts', '../transfer/room.ts']],
}

/** For each rule the imports that it must report: the file and what it imports. */
export const violations: Readonly<Record<string, readonly (readonly [file: string, imported: string | null])[]>> = {
  'core-imports-only-core': [
    ['core/projects/package.ts', 'zod'],
    ['core/projects/vendor.ts', 'openai'],
    ['core/projects/builtin.ts', 'node:fs'],
    ['core/projects/adapter.ts', '../../adapters/koa/routes.ts'],
    ['core/projects/app.ts', '../../apps/wiring/compose.ts'],
  ],
  ...ofEveryFloor,
  'core-room-stands-on-a-floor': [['core/not-named-yet/room.ts', '../projects/project.ts']],
  'core-feature-runs-no-use-case-of-another': [
    ['core/proposals/use-case.ts', '../projects/create-project.ts'],
    ['core/proposals/property.ts', '../projects/rename-project.ts'],
    ['core/proposals/function.ts', '../projects/archive-project.ts'],
  ],
  'adapter-imports-no-other-adapter': [
    ['adapters/memory/other.ts', '../typeorm/data-source.ts'],
    ['adapters/memory/contract.ts', '../http-contract/projects.ts'],
    ['adapters/memory/formats.ts', '../file-formats/zip.ts'],
    ['adapters/language-model/vendors-own.ts', '../openai-compatible/model.ts'],
  ],
  'koa-imports-only-the-http-contract': [['adapters/koa/other.ts', '../typeorm/data-source.ts']],
  'http-contract-imports-only-zod': [
    ['adapters/http-contract/core.ts', '../../core/projects/project.ts'],
    ['adapters/http-contract/package.ts', 'koa'],
    ['adapters/http-contract/builtin.ts', 'node:fs'],
  ],
  ...ofEveryAdapter,
  'other-adapters-import-no-package': [
    ['adapters/memory/package.ts', 'koa'],
    ['adapters/not-named-yet/package.ts', 'zod'],
    ['adapters/language-model/vendor.ts', '@anthropic-ai/sdk'],
    ['adapters/language-model/port/vendor.ts', 'openai'],
  ],
  'adapter-imports-no-app': [['adapters/typeorm/app.ts', '../../apps/wiring/compose.ts']],
  'apps-import-no-library-but-inversify': [
    ['apps/server/package.ts', 'koa'],
    ['apps/wiring/package.ts', 'typeorm'],
    ['apps/wiring/vendor.ts', 'openai'],
    ['apps/cli/package.ts', 'zod'],
    ['apps/worker/package.ts', 'zod'],
  ],
  'inversify-stays-in-wiring': [
    ['apps/server/container.ts', 'inversify'],
    ['adapters/memory/container.ts', 'inversify'],
  ],
  'server-side-apps-import-no-web-or-launch': [['apps/server/web.ts', '../web/src/shared/format.ts']],
  'launch-stands-alone': [['apps/launch/core.mjs', '../../core/shared/id.ts']],
  'web-knows-only-the-http-contract': [
    ['apps/web/src/shared/core.ts', '../../../../core/projects/project.ts'],
    ['apps/web/src/shared/adapter.ts', '../../../../adapters/koa/routes.ts'],
    ['apps/web/src/shared/app.ts', '../../../server/main.ts'],
  ],
  'web-imports-only-web-libraries': [
    ['apps/web/src/shared/package.ts', 'koa'],
    ['apps/web/src/shared/builtin.ts', 'node:fs'],
  ],
  'web-shared-is-lowest': [
    ['apps/web/src/shared/feature.ts', '../features/projects/list.tsx'],
    ['apps/web/src/shared/page.ts', '../pages/ProjectPage.tsx'],
    ['apps/web/src/shared/router.ts', '../app/router.tsx'],
  ],
  'web-features-know-no-page': [
    ['apps/web/src/features/projects/page.ts', '../../pages/ProjectPage.tsx'],
    ['apps/web/src/features/projects/router.ts', '../../app/router.tsx'],
  ],
  'web-pages-know-no-app': [['apps/web/src/pages/router.ts', '../app/router.tsx']],
  'web-feature-imports-no-feature': [['apps/web/src/features/projects/other.ts', '../proposals/card.tsx']],
  'nothing-imports-test': [
    ['adapters/memory/test.ts', '../../test/projects.test.ts'],
    ['apps/wiring/test.ts', '../../test/projects.test.ts'],
  ],
  'no-cycles': [['adapters/memory/cycle-one.ts', './cycle-two.ts']],
  'no-orphans': [['adapters/memory/orphan.ts', null]],
  'no-dev-dependency-in-production': [
    ['adapters/memory/dev.ts', 'mocha'],
    ['apps/wiring/dev.ts', 'mocha'],
  ],
  'no-undeclared-package': [['adapters/memory/undeclared.ts', 'undeclared']],
  'no-unresolvable-import': [['adapters/memory/nowhere.ts', './nowhere-to-be-found.ts']],
}

export const invalidTree: Readonly<Record<string, string>> = {
  ...validTree,
  ...accomplices,
  ...Object.fromEntries(
    Object.values(violations)
      .flat()
      .map(([file, imported]) => [file, imported === null ? 'export const alone = 1' : `import '${imported}'`]),
  ),
}
