import { englishForms } from './english-forms.ts'
import { englishCommonQuestions } from './common-questions/english.ts'
import type { LanguageData } from './language-data.ts'
import { list, tensThenOnes } from './number-table.ts'
import { englishProfileWords } from './profile-words/english.ts'
import { englishQuestions } from './question-words/english.ts'

export const english: LanguageData = {
  code: 'en',
  questions: englishQuestions,
  commonQuestions: englishCommonQuestions,
  numbers: {
    below100: tensThenOnes(
      list(
        'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      ),
      list('twenty thirty forty|fourty fifty sixty seventy eighty ninety'),
      ' ',
    ),
    hundreds: ['a_hundred'],
    hundred: 'hundred',
    thousand: 'thousand',
    million: 'million',
  },
  requestOpeners:
    "add|adjust|answer|ask|avoid|begin|can you|change|check|clarify|condense|copy|could you|cut|delete|describe|do not|don['’]t|draft|elaborate|emphasi[sz]e|end with|expand|explain|find|fit|fix|focus|give|great|hello|hi|how|i need|i want|i would like|i['’]d like|improve|include|incorporate|insert|keep|leave out|list|longer|look|make|mention|merge|more|move|nice|ok(?:ay)?|omit|please|polish|put|reduce|refer to|remove|rephrase|replace|reword|rewrite|say|search|see|shorten|shorter|show|simplify|split|start|state that|stress|suggest|summari[sz]e|take out|tell|thank|thanks|too|translate|trim|try|turn|undo|update|use|what|where|which|who|why|would you|write",
  profile: englishProfileWords,
  forms: englishForms,
}
