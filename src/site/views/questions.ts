import { pagePath } from '../../model/page-path.ts';

/** The questions about the whole repository, in the order of the navigation. */
export const questions = [
  { kind: 'questions', path: pagePath.questions, label: 'How does A reach B?' },
  { kind: 'hot-spots', path: pagePath.hotSpots, label: 'Hot spots' },
  { kind: 'dead-code', path: pagePath.deadCode, label: 'Dead code' },
  { kind: 'cycles', path: pagePath.cycles, label: 'Import cycles' },
  { kind: 'rules', path: pagePath.rules, label: 'Rules' },
  { kind: 'names-not-found', path: pagePath.namesNotFound, label: 'Names not found' },
  { kind: 'coverage', path: pagePath.coverage, label: 'Coverage' },
  { kind: 'accuracy', path: pagePath.accuracy, label: 'Accuracy' },
] as const;
