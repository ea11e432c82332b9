import { useSetAtom } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import { copyAtom } from '#app/state/copy.ts';
import {
  type Abilities,
  axisValue,
  cssOf,
  declarationsOf,
  featureValue,
  naturalAlignment,
  startOf,
  type TesterState,
  testerLimits,
  testerProperties,
  weightOf,
} from '#domain/typeface/tester.ts';
import { writeTester } from '#domain/typeface/tester-query.ts';
import { faceClass } from '#domain/typeface/typeface-classes.ts';
import { urls } from '#domain/urls.ts';
import { useChunk } from '#routes/typefaces/show/use-chunk.ts';
import styles from './tester.module.css';

interface Props {
  slug: string;
  abilities: Abilities;
  /** As the address asks for. */
  state: TesterState;
  /** Only subset files were read, which have lost most features. */
  unread: boolean;
}

const loadControls = () => import('#routes/typefaces/show/tester-controls.tsx');
const writeAfterMs = 200;

/** The text is there at once, set by the page's style sheet; its controls come when they are near. */
export function Tester({ slug, abilities, state: asked, unread }: Props) {
  const [state, setState] = useState(asked);
  const [resets, setResets] = useState(0);
  const section = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const controls = useChunk(section, loadControls);
  useEffect(() => {
    if (field.current && state !== asked) show(field.current, state, abilities);
  }, [state, asked, abilities]);
  useAddress(slug, state, asked, abilities);
  function reset() {
    setState(startOf(abilities));
    setResets(resets + 1);
  }
  const given = { state, abilities, unread, onChange: setState, onReset: reset };
  return (
    <section className={styles.tester} aria-labelledby="tester" ref={section}>
      <div className={`wrap ${styles.both}`}>
        <h2 className="sr" id="tester">
          Tester
        </h2>
        <div className={styles.left}>
          <textarea
            ref={field}
            className={`${styles.field} ${faceClass(slug)}-tester`}
            aria-label="Test text"
            value={state.text}
            maxLength={testerLimits.text}
            rows={2}
            data-ground={state.colors !== null || undefined}
            dir="auto"
            spellCheck={false}
            autoComplete="off"
            onChange={({ currentTarget }) => setState({ ...state, text: currentTarget.value })}
          />
          <Css css={cssOf(state, abilities)} />
        </div>
        <div className={styles.right}>
          {controls ? <controls.Settings key={resets} {...given} /> : <SettingsBefore {...given} />}
        </div>
        <div className={styles.below}>
          {controls ? <controls.Features {...given} /> : <FeaturesBefore {...given} />}
        </div>
      </div>
    </section>
  );
}

/** Every property is set or taken away: what the style sheet says of the first state does not shine through. */
function show(field: HTMLElement, state: TesterState, abilities: Abilities): void {
  const values = new Map(declarationsOf(state, abilities));
  for (const property of testerProperties)
    field.style.setProperty(property, values.get(property) ?? initial[property] ?? 'normal');
}

const initial: Partial<Record<(typeof testerProperties)[number], string>> = {
  'font-stretch': '100%',
  'text-align': 'start',
  color: 'inherit',
  'background-color': 'transparent',
};

/** A shared address shows the same; the history gets no entry for each step of a slider. */
function useAddress(slug: string, state: TesterState, asked: TesterState, abilities: Abilities) {
  useEffect(() => {
    if (state === asked) return;
    const timer = setTimeout(() => {
      const to = urls.typeface(slug, writeTester(state, abilities));
      history.replaceState(history.state, '', to + location.hash);
    }, writeAfterMs);
    return () => clearTimeout(timer);
  }, [slug, state, asked, abilities]);
}

function Css({ css }: { css: string }) {
  const copy = useSetAtom(copyAtom);
  return (
    <section className={styles.css} aria-label="CSS of the tester">
      <pre>{css}</pre>
      <button type="button" className="btn quiet" onClick={() => void copy(css, 'the CSS')}>
        Copy CSS
      </button>
    </section>
  );
}

type Before = Pick<Props, 'abilities' | 'state' | 'unread'>;

/** What can be set, in the places where the controls will be. */
function SettingsBefore({ abilities, state }: Before) {
  const axes = abilities.axes.map((axis) => ({
    name: axis.name,
    value: String(axisValue(state, axis)),
  }));
  const rows = [
    { name: 'Size', value: `${state.size} px` },
    { name: 'Leading', value: String(state.leading) },
    { name: 'Tracking', value: `${state.tracking} em` },
    ...axes,
  ];
  const { weights, hasItalic } = abilities;
  const choices = [
    ...(weights.length > 0 ? [{ name: 'Weight', value: String(weightOf(state, abilities)) }] : []),
    ...(hasItalic ? [{ name: 'Italic', value: state.isItalic ? 'on' : 'off' }] : []),
    { name: 'Alignment', value: state.align ?? naturalAlignment(state.text) },
  ];
  const { colors } = state;
  return (
    <ul className={styles.before}>
      {rows.map(({ name, value }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{value}</span>
        </li>
      ))}
      <li data-kind="colors">
        <b>Colours</b>
        <span>{colors ? `${colors.ink} on ${colors.ground}` : 'of this site'}</span>
      </li>
      {choices.map(({ name, value }) => (
        <li key={name} data-kind={name === 'Italic' ? 'switch' : 'choice'}>
          <b>{name}</b>
          <span>{value}</span>
        </li>
      ))}
      <li data-kind="choice" aria-hidden="true" />
    </ul>
  );
}

function FeaturesBefore({ abilities, state, unread }: Before) {
  return (
    <>
      <h3 className={styles.heading}>Features</h3>
      {unread && <Unread />}
      <ul className={styles.features}>
        {abilities.features.map((feature) => (
          <li key={feature.tag}>
            <span
              className={styles.feature}
              data-on={featureValue(state, feature) > 0 || undefined}
            >
              {feature.name} <small>{feature.tag}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Unread() {
  return (
    <p className={styles.note}>
      Unread: only subset files of it are kept here, and these have lost most features.
    </p>
  );
}
