import { expect } from 'chai'
import { ExtractiveQuestionFinder } from '../../../../adapters/extractive/questions/extractive-question-finder.ts'
import { readMarkdownForm, readTextForm } from './found-questions.ts'
