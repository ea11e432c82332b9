import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useRef,
} from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { typeaheadMs } from '#domain/limits.ts';
import styles from './menu.module.css';

interface MenuProps {
  /** What the button's `popoverTarget` names. */
  id: string;
  name: string;
  children: ReactNode;
}

interface ItemProps {
  children: ReactNode;
  /** With an address the item is a link. */
  href?: string;
  /** One choice of several; left out: a plain action. */
  isChecked?: boolean;
  isDangerous?: boolean;
  /** May stop a link: where there is no script, it leads to a page that does the same. */
  onChoose?: (event: MouseEvent) => void;
}

interface Typed {
  text: string;
  at: number;
}

/**
 * A native popover under its button: it opens without script, closes on Escape and outside, and gives the focus
 * back by itself. Arrows, Home, End and letters move through the items; Tab and a choice close it.
 */
export function Menu({ id, name, children }: MenuProps) {
  const typed = useRef<Typed>({ text: '', at: 0 });
  return (
    <div
      id={id}
      className={styles.menu}
      role="menu"
      aria-label={name}
      tabIndex={-1}
      popover="auto"
      onToggle={focusChosen}
      onClick={closeAfterChoice}
      onKeyDown={(event) => onKey(event, typed.current)}
    >
      {children}
    </div>
  );
}

export function MenuItem({ children, href, isChecked, isDangerous, onChoose }: ItemProps) {
  const given = {
    className: styles.item,
    role: isChecked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': isChecked,
    'data-dangerous': isDangerous || undefined,
    onClick: onChoose,
  };
  const content = (
    <>
      {isChecked !== undefined && <Icon name="check" />}
      {children}
    </>
  );
  if (href !== undefined) {
    return (
      <a {...given} href={href}>
        {content}
      </a>
    );
  }
  return (
    <button {...given} type="button">
      {content}
    </button>
  );
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

function focusChosen({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
  if (newState !== 'open') return;
  const items = itemsOf(currentTarget);
  (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
}

function closeAfterChoice({ target, currentTarget }: MouseEvent<HTMLDivElement>) {
  if (target !== currentTarget) currentTarget.hidePopover();
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

function onKey(event: KeyboardEvent<HTMLDivElement>, typed: Typed) {
  const { key, currentTarget } = event;
  if (key === 'Tab') return currentTarget.hidePopover();
  const items = itemsOf(currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  const step = steps[key];
  const next = step ? items[step(at, items.length - 1)] : typedItem(event, typed, items, at);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The next item that begins with what was typed in one go; Space follows a link, as it presses a button. */
function typedItem(
  { key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent,
  typed: Typed,
  items: HTMLElement[],
  at: number,
): HTMLElement | undefined {
  if (key.length !== 1 || ctrlKey || metaKey || altKey) return undefined;
  const isNew = timeStamp - typed.at > typeaheadMs;
  const current = items[at];
  if (key === ' ' && isNew) {
    if (current?.localName !== 'a') return undefined;
    current.click();
    return current;
  }
  typed.text = (isNew ? '' : typed.text) + key.toLowerCase();
  typed.at = timeStamp;
  const from = typed.text.length > 1 ? at : at + 1;
  return [...items.slice(from), ...items.slice(0, from)].find((item) =>
    item.textContent.trim().toLowerCase().startsWith(typed.text),
  );
}
