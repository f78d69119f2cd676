import { MAX_TITLE_CHARACTERS } from '@tavoite/model';
import { TextField } from '@tavoite/ui';
import { useText } from '../../i18n/Texts.js';
import { FieldPair } from './FieldPair.js';

export interface NamePairProps {
  /** What the name is called; the labels of both fields begin with it. */
  words?: 'term-title' | 'organization-name';
  name: string;
  /** null without a Finnish one. */
  nameFi: string | null;
  onNameChange: (name: string) => void;
  onNameFiChange: (name: string | null) => void;
  errors: readonly string[];
  errorsFi: readonly string[];
}

/** The name of something in both languages; the Finnish one may be left out. */
export const NamePair = ({ words = 'term-title', ...props }: NamePairProps) => {
  const { text } = useText();
  return (
    <FieldPair>
      <TextField
        label={text(`${words}-en`)}
        maxLength={MAX_TITLE_CHARACTERS}
        value={props.name}
        onChange={({ target }) => props.onNameChange(target.value)}
        errors={props.errors}
      />
      <TextField
        label={text(`${words}-fi`)}
        optional={text('optional')}
        maxLength={MAX_TITLE_CHARACTERS}
        value={props.nameFi ?? ''}
        onChange={({ target }) => props.onNameFiChange(target.value || null)}
        errors={props.errorsFi}
      />
    </FieldPair>
  );
};
