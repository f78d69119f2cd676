import { compoundWords, setCompounds } from '@tavoite/model';

// From now on, titles are hyphenated between the words of Finnish compounds.
setCompounds(compoundWords);
