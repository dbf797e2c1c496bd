import { ESLint } from 'eslint'
import ts from 'typescript'
import tseslint from 'typescript-eslint'
import { inProject, projectFolder } from './project.mjs'

const CACHE = inProject('node_modules/.cache')

/** All TypeScript of the project, as `tsconfig.json` names it. Types of what has not changed since the last time are known. */
function openProgram() {
  const path = inProject('tsconfig.json')
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, ts.sys.readFile).config,
    ts.sys,
    projectFolder,
    { incremental: true, tsBuildInfoFile: `${CACHE}/tsc/all.json` },
    path,
  )
  return ts.createIncrementalProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors })
}

function typeErrors(program) {
  const errors = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ]
  // Nothing is written but what was found out, which has to be known by then.
  return [...errors, ...program.emit().diagnostics]
}

/** The usual parser, which asks this program for types and makes none of its own: that would check all of them again. */
const parserOver = (program) => ({
  meta: tseslint.parser.meta,
  parseForESLint: (code, options) =>
    tseslint.parser.parseForESLint(code, { ...options, projectService: false, programs: [program] }),
})

async function lintErrors(program) {
  const eslint = new ESLint({
    cwd: projectFolder,
    cache: true,
    cacheStrategy: 'content',
    cacheLocation: `${CACHE}/eslint/`,
    overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parser: parserOver(program) } },
  })
  const results = await eslint.lintFiles(['.'])
  return (await eslint.loadFormatter('stylish')).format(results)
}

const builder = openProgram()
const wrong = typeErrors(builder)
const format = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => projectFolder,
  getNewLine: () => '\n',
}
process.stdout.write(ts.formatDiagnostics(wrong, format))
const complaints = await lintErrors(builder.getProgram())
process.stdout.write(complaints)
process.exitCode = wrong.length > 0 || complaints !== '' ? 1 : 0
