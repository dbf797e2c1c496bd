import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import ts from 'typescript'

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
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/ban-ts-comment': ['error', { minimumDescriptionLength: 1000 }],
  '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-for-in-array': 'error',
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', ignoreRestSiblings: true, caughtErrors: 'all' },
  ],
  '@typescript-eslint/only-throw-error': 'error',
  '@typescript-eslint/restrict-plus-operands': 'error',
  '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
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

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike
const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike

/** Text that comes and goes beside other children. A browser that translates has put elements of its own in its place. */
const looseText = {
  meta: { type: 'problem', schema: [], messages: { loose: 'Text that comes and goes needs an element of its own.' } },
  create({ report, sourceCode }) {
    const isLeftOut = (child) =>
      child.type === 'JSXText' ? /^\s*\n\s*$/.test(child.value) : child.expression?.type === 'JSXEmptyExpression'
    const partsOf = (type) => (type.isUnion() ? type.types : [type])
    const isEmpty = (part) => Boolean(part.flags & NOTHING) || (part.isStringLiteral() && part.value === '')
    return {
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer'(node) {
        if (node.parent.children.filter((child) => !isLeftOut(child)).length < 2) return
        const parts = partsOf(sourceCode.parserServices.getTypeAtLocation(node.expression))
        const texts = parts.filter((part) => part.flags & TEXT && !isEmpty(part))
        const nothing = parts.filter(isEmpty)
        const isAllText = texts.length + nothing.length === parts.length
        if (isAllText && texts.length > 0 && nothing.length > 0) report({ node, messageId: 'loose' })
      },
    }
  },
}

const WRITTEN_BY_PEOPLE =
  /^(name|fileName|funderName|text|answer|question|guidance|section|selection|selected|passage|quote|claim|comment|request)$/

const KNOWS_DIRECTION = /^(bdi|mark|TextBlock|Markdown)$/

/** What people wrote may run from right to left, beside words of the product that do not. */
const directionOfText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { direction: 'Put what people wrote into `TextBlock`, `bdi` or an element with `dir="auto"`.' },
  },
  create({ report, sourceCode }) {
    const nameOf = ({ type, computed, property, name }) => {
      if (type === 'MemberExpression') return computed ? '' : property.name
      return type === 'Identifier' ? name : ''
    }
    const isOfProduct = (expression) => /^(words|texts)\b/.test(sourceCode.getText(expression))
    const isText = (expression) => {
      const type = sourceCode.parserServices.getTypeAtLocation(expression)
      return (type.isUnion() ? type.types : [type]).some((part) => part.flags & ts.TypeFlags.String)
    }
    const hasDirection = ({ openingElement }) =>
      KNOWS_DIRECTION.test(openingElement?.name.name) ||
      openingElement?.attributes.some(({ name }) => name?.name === 'dir') === true
    return {
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > *'(node) {
        if (!WRITTEN_BY_PEOPLE.test(nameOf(node)) || isOfProduct(node) || !isText(node)) return
        if (!sourceCode.getAncestors(node).some(hasDirection)) report({ node, messageId: 'direction' })
      },
    }
  },
}

const DATES_READ = 'core/languages/dates.ts'
const DATE_PATTERN = /19\|20|1\[89\]\|20|\b20(?:\\d|\\p\{N\})|(?:january|januar|janvier|enero|gennaio|januari)\|/i

/** Years and months are read in one place, so that no two parts of the product take the same words for other dates. */
const oneDateReader = {
  meta: { type: 'problem', schema: [], messages: { second: `Read dates with ${DATES_READ}.` } },
  create({ report }) {
    const check = (node, text) => {
      if (DATE_PATTERN.test(text)) report({ node, messageId: 'second' })
    }
    return {
      Literal: (node) => check(node, node.regex?.pattern ?? (typeof node.value === 'string' ? node.value : '')),
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
}

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
  'no-restricted-syntax': ['error', ...CORE_SYNTAX],
  '@typescript-eslint/no-unnecessary-condition': 'error',
  '@typescript-eslint/triple-slash-reference': ['error', { lib: 'never', path: 'never', types: 'never' }],
}

export default defineConfig(
  { ignores: ['node_modules/', 'dist/', 'data/', 'coverage/', '.cache/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { ...soundJavaScript, ...soundTypeScript, ...functionsUpTo(60) },
  },
  { files: ['core/**/*.ts'], rules: soundCore },
  {
    files: ['core/**/*.ts', 'adapters/**/*.ts'],
    ignores: [DATES_READ, 'adapters/http-contract/**', 'adapters/typeorm/migrations/**'],
    plugins: { dates: { rules: { 'one-reader': oneDateReader } } },
    rules: { 'dates/one-reader': 'error' },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      ...functionsUpTo(90),
    },
  },
  {
    files: ['adapters/**', 'apps/{server,worker,cli,wiring}/**'],
    ignores: ['apps/wiring/config.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only apps/wiring/config.ts reads the environment.' },
      ],
    },
  },
  {
    files: ['apps/web/src/**/*.tsx'],
    plugins: { 'web-app': { rules: { 'loose-text': looseText, 'direction-of-text': directionOfText } } },
    rules: { 'web-app/loose-text': 'error' },
  },
  { files: ['apps/web/src/{features,pages,shared}/**/*.tsx'], rules: { 'web-app/direction-of-text': 'error' } },
  {
    files: ['apps/web/src/**/*.tsx'],
    ignores: ['apps/web/src/shared/ui/Select.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'antd', importNames: ['Select', 'AutoComplete'], message: 'Take shared/ui/Select.tsx.' },
      ],
    },
  },
  {
    files: ['apps/web/src/**'],
    ignores: ['apps/web/src/shared/texts/en/**'],
    rules: { 'no-restricted-syntax': ['error', ...textsOfWebApp, ...habitsOfWebApp] },
  },
  {
    files: ['test/**'],
    rules: {
      'max-lines-per-function': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name=/^(describe|it|context)$/][property.name=/^(only|skip)$/]',
          message: 'Every test runs.',
        },
        {
          selector: 'Property[key.name="data"] > TSAsExpression',
          message: 'Have `delivered` read what a job was queued with, as it does in the product.',
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { ...nodeGlobals, require: 'readonly', module: 'writable' } },
    rules: { ...soundJavaScript, ...functionsUpTo(60), 'no-undef': 'error', 'no-unused-vars': 'error' },
  },
  { files: ['{apps/{launch,server,worker,cli},test}/**'], rules: { 'no-console': 'off' } },
)
