import { Button } from 'antd'
import { useState } from 'react'
import type { Report } from '../../../../../adapters/http-contract/reports.ts'
import { texts } from '../../shared/texts/application-texts.ts'
import { WriteAgainModal } from './WriteAgainModal.tsx'

/** Opens the prompt to write the report again. */
export function WriteAgainButton({ report }: { readonly report: Report }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.changing.writeAgain}</Button>
      <WriteAgainModal report={report} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
