/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createGlobalStyle, ServerStyleSheet, StyleSheetManager, styled } from 'styled-components';
import { nestedConditions } from './nestedConditions.js';

const Part = styled.i``;
const Card = styled.div`
  color: red;

  @media (max-width: 20px) {
    color: blue;

    &:hover,
    .part > b::before {
      color: green;
    }

    ${Part} + & {
      color: teal;
    }

    @supports (top: 1px) {
      top: 1px;
    }
  }

  @container (min-width: 5em) {
    [data-theme='dark'] &&[data-on] {
      color: white;
    }
  }
`;
const Everywhere = createGlobalStyle`
  @media print {
    body > p {
      color: black;
    }
  }
`;

it('puts conditions into the rules of components, and leaves those of the page', () => {
  const sheet = new ServerStyleSheet();
  const markup = renderToString(
    sheet.collectStyles(
      <StyleSheetManager stylisPlugins={[nestedConditions]}>
        <Everywhere />
        <Card />
      </StyleSheetManager>,
    ),
  );
  const name = /class="\S+ (\w+)"/.exec(markup)?.[1];
  const part = Part.toString();
  const text = sheet.getStyleTags();
  expect(text).toContain(`.${name}{color:red;}`);
  expect(text).toContain(
    `.${name}{@media (max-width: 20px){&{color:blue;}&:hover,& .part>b::before{color:green;}${part}+&{color:teal;}`,
  );
  expect(text).toContain('@supports (top: 1px){&{top:1px;}}}}');
  expect(text).toContain(
    `.${name}{@container (min-width: 5em){[data-theme='dark'] &&[data-on]{color:white;}}}`,
  );
  expect(text).toContain('@media print{body>p{color:black;}}');
  expect(text.match(/@media/g)).toHaveLength(2);
});
