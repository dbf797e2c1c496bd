import { DATES_READ } from './oxlint-rules.mjs'

const functionsUpTo = (max) => ({
  'max-lines-per-function': ['error', { max, skipBlankLines: true, skipComments: true }],
})

const nodeGlobals = Object.fromEntries(
  ['process', 'console', 'URL', 'setTimeout', 'clearTimeout', 'fetch', 'AbortSignal', 'Buffer'].map((name) => [
    name,
    'readonly',
  ]),
)

const soundJavaScript = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
  'no-console': 'error',
  'no-constant-condition': 'error',
  'no-dupe-else-if': 'error',
  'no-else-return': 'error',
  'no-empty': 'error',
  'no-eval': 'error',
  'no-fallthrough': 'error',
  'no-irregular-whitespace': 'error',
  'no-misleading-character-class': 'error',
  'no-self-compare': 'error',
  'no-unreachable': 'error',
  'no-unsafe-finally': 'error',
  'no-useless-rename': 'error',
  'no-var': 'error',
  'object-shorthand': 'error',
  'prefer-const': 'error',
}

const soundTypeScript = {
  'typescript/await-thenable': 'error',
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 1000 }],
  'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
  'typescript/no-explicit-any': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-for-in-array': 'error',
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true, caughtErrors: 'all' }],
  'typescript/only-throw-error': 'error',
  'typescript/restrict-plus-operands': 'error',
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
}

const inTree = 'Texts stand in apps/web/src/shared/texts.'
const notKept = 'A single text is read where it is rendered, as the language may change. Keep its section.'
const nameProperties = 'aria-label|alt|title|placeholder|label|heading|hint|okText|cancelText|description|extra'

/** What `test/web/pages/other-language.test.ts` can't see, as it opens no more than the pages. */
const textsOfWebApp = [
  { selector: 'JSXText[value=/[A-Za-z]{2}/]', message: inTree },
  { selector: `JSXAttribute[name.name=/^(${nameProperties})$/] > Literal[value=/[A-Za-z]{2}/]`, message: inTree },
  { selector: ':not(NewExpression) > Literal[value=/^[A-Z][a-z’]+( [a-z’]+)+/]', message: inTree },
  { selector: 'TemplateElement[value.raw=/^[A-Z][a-z’]+ [a-z]/]', message: inTree },
  {
    selector: 'MemberExpression[object.name="words"]:not(:function *, VariableDeclarator > *, MemberExpression > *)',
    message: notKept,
  },
  {
    selector: 'MemberExpression[object.object.name="texts"]:not(:function *, VariableDeclarator > *)',
    message: notKept,
  },
  {
    selector: 'VariableDeclarator[id.type="ObjectPattern"][init.object.name="texts"]:not(:function *)',
    message: notKept,
  },
  {
    selector: 'JSXOpeningElement[name.name=/(Outlined|Filled)$/]:not(:has(JSXAttribute[name.name="aria-hidden"]))',
    message: 'The names of icons are English: hide them, and name what they stand in.',
  },
]

const keyAsk = 'Ask `keyOf` of shared/use-keys.ts: a key may belong to a word that is being composed.'

/** What people do whose words are composed of several keys, and which keys answer to in most of the world. */
const habitsOfWebApp = [
  {
    selector: 'MemberExpression[object.name=/^(event|e|pressed)$/][property.name=/^(key|keyCode|which|code)$/]',
    message: keyAsk,
  },
  {
    selector: 'MemberExpression[object.property.name="nativeEvent"][property.name=/^(key|keyCode|which|code)$/]',
    message: keyAsk,
  },
  { selector: 'JSXAttribute[name.name=/^(onPressEnter|onKeyPress)$/]', message: keyAsk },
  {
    selector:
      'JSXOpeningElement:has(> JSXAttribute[name.name="type"][value.value="search"]):not(:has(> JSXAttribute[name.name="autoComplete"]))',
    message: 'Browsers fill a name into a box that searches, unless it has autoComplete="off".',
  },
  {
    selector:
      'JSXOpeningElement[name.name="Button"] > JSXAttribute[name.name="onClick"] CallExpression[callee.name="navigate"]',
    message: 'Take shared/ui/LinkButton.tsx: what only goes to another page is a link.',
  },
]

const notInCore = (selector, message) => ({ selector, message })

/** Of the language itself, what would let the core read the clock, roll dice or reach what its types hide. */
const CORE_SYNTAX = [
  notInCore('NewExpression[callee.name="Date"][arguments.length=0]', 'Ask the clock port for the time.'),
  notInCore('CallExpression[callee.name="Date"]', 'Ask the clock port for the time.'),
  notInCore(':not(MemberExpression, NewExpression, TSTypeReference) > Identifier[name="Date"]', 'Date has one name.'),
  notInCore('ImportExpression', 'Import by name, at the top of the file.'),
  notInCore('[declare=true], TSModuleDeclaration, TSExportAssignment', 'The core declares nothing from outside.'),
  notInCore('MetaProperty', 'Where a module stands is not known in the core.'),
  notInCore('ExportAllDeclaration, ExportNamedDeclaration[source], ExportSpecifier', 'Export what is defined here.'),
  notInCore('ClassDeclaration[superClass][superClass.name!="Error"]', 'No base classes, except for errors.'),
]

const CORE_GLOBALS = ['globalThis', 'Function', 'eval', 'Atomics', 'SharedArrayBuffer']

const soundCore = {
  'no-new-func': 'error',
  'no-restricted-globals': ['error', ...CORE_GLOBALS],
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: 'Ask the clock port for the time.' },
    { object: 'Math', property: 'random', message: 'Ask a port for what is random.' },
  ],
  'own/no-syntax': ['error', CORE_SYNTAX],
  'typescript/no-unnecessary-condition': 'error',
  'typescript/triple-slash-reference': ['error', { lib: 'never', path: 'never', types: 'never' }],
}

export default {
  plugins: ['eslint', 'typescript', 'react'],
  jsPlugins: ['./oxlint-rules.mjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true },
  ignorePatterns: ['dist/', 'data/', 'coverage/', '.cache/'],
  rules: { ...soundJavaScript, ...functionsUpTo(60) },
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: soundTypeScript },
    { files: ['core/**/*.ts'], rules: soundCore },
    {
      files: ['core/**/*.ts', 'adapters/**/*.ts'],
      excludeFiles: [DATES_READ, 'adapters/http-contract/**', 'adapters/typeorm/migrations/**'],
      rules: { 'own/one-date-reader': 'error' },
    },
    {
      files: ['**/*.tsx'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error', ...functionsUpTo(90) },
    },
    {
      files: ['adapters/**', 'apps/{server,worker,cli,wiring}/**'],
      excludeFiles: ['apps/wiring/config/config.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'process', property: 'env', message: 'Only apps/wiring/config/config.ts reads the environment.' },
        ],
      },
    },
    {
      files: ['apps/web/src/**/*.tsx'],
      excludeFiles: ['apps/web/src/shared/ui/Select.tsx'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [{ name: 'antd', importNames: ['Select', 'AutoComplete'], message: 'Take shared/ui/Select.tsx.' }],
          },
        ],
      },
    },
    {
      files: ['apps/web/src/**'],
      excludeFiles: ['apps/web/src/shared/texts/en/**'],
      rules: { 'own/no-syntax': ['error', [...textsOfWebApp, ...habitsOfWebApp]] },
    },
    {
      files: ['test/**'],
      rules: {
        'max-lines-per-function': 'off',
        'own/no-syntax': [
          'error',
          [
            {
              selector: 'MemberExpression[object.name=/^(describe|it|context)$/][property.name=/^(only|skip)$/]',
              message: 'Every test runs.',
            },
            {
              selector: 'Property[key.name="data"] > TSAsExpression',
              message: 'Have `delivered` read what a job was queued with, as it does in the product.',
            },
          ],
        ],
      },
    },
    {
      files: ['**/*.{js,mjs,cjs}'],
      globals: { ...nodeGlobals, require: 'readonly', module: 'writable' },
      rules: { 'no-undef': 'error', 'no-unused-vars': 'error' },
    },
    { files: ['{apps/{launch,server,worker,cli},test}/**'], rules: { 'no-console': 'off' } },
  ],
}
