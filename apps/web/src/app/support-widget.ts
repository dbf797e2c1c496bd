import type { RuntimeConfig } from '../../../../adapters/http-contract/portal.ts'
import { reportProblem } from '../shared/reporting/report-problem.ts'

/** The object that the widget's script sets as `globalThis.supportWidget` (docs/configuration.md). */
interface SupportWidget {
  init(user: { readonly token: string; readonly email: string }): unknown
  destroy(): unknown
}

type Settings = NonNullable<RuntimeConfig['supportWidget']>

let loading: Promise<SupportWidget> | undefined

function load(url: string): Promise<SupportWidget> {
  loading ??= new Promise<SupportWidget>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () => {
      const { supportWidget } = globalThis as { supportWidget?: SupportWidget }
      if (supportWidget) resolve(supportWidget)
      else reject(new Error('The script of the support widget sets no supportWidget.'))
    }
    script.onerror = () => reject(new Error('The script of the support widget could not be loaded.'))
    document.head.append(script)
  })
  return loading
}

/** Reports a failure of the widget, which breaks nothing else. */
function reportFailure(what: unknown): void {
  reportProblem({ level: 'warning', what, tags: { where: 'support widget' } })
}

/** Opens the widget for a user once its script is loaded; returns a function that removes it. */
export function openSupportWidget({ url, token }: Settings, email: string): () => void {
  let isWanted = true
  const opened = load(url).then(async (widget) => {
    if (!isWanted) return null
    await widget.init({ token, email })
    return widget
  })
  opened.catch(reportFailure)
  return () => {
    isWanted = false
    opened.then(
      (widget) => Promise.resolve(widget?.destroy()).catch(reportFailure),
      () => undefined,
    )
  }
}
