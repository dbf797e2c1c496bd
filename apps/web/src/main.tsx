import { mount } from './app/mount.tsx'
import { reportUncaught } from './shared/reporting/report-problem.ts'
import './shared/ui/base.css'

reportUncaught()

const element = document.getElementById('root')
if (element === null) throw new Error('The page has no element to render into.')
mount(element)
