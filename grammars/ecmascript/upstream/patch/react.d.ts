// Upstream types elements, refs and contexts by conditional and intersection types that the resolver cannot evaluate; these declarations say what hooks give and what components are given.
export type ReactNode = any;
export type ReactElement<P = any> = { type: any; props: P; key: string | null };
export type Key = string | number;
export type MutableRefObject<T> = RefObject<T>;
export type RefCallback<T> = (instance: T | null) => void;
export type Ref<T> = RefCallback<T> | RefObject<T> | null;
export type ForwardedRef<T> = RefCallback<T> | RefObject<T> | null;
export type PropsWithChildren<P> = P & { children?: ReactNode };
export type PropsWithRef<P> = P;
export type SetStateAction<S> = S | ((previous: S) => S);
export type Reducer<S, A> = (state: S, action: A) => S;
export class Component {
  constructor(props: P);
  readonly props: P;
  state: S;
  refs: { [key: string]: any };
  setState(state: S | ((previous: S, props: P) => S | null) | null, callback?: () => void): void;
  forceUpdate(callback?: () => void): void;
  componentDidMount?(): void;
  componentWillUnmount?(): void;
  componentDidUpdate?(previousProps: P, previousState: S, snapshot?: SS): void;
  shouldComponentUpdate?(nextProps: P, nextState: S, nextContext: any): boolean;
  componentDidCatch?(error: Error, info: any): void;
  getSnapshotBeforeUpdate?(previousProps: P, previousState: S): SS | null;
}
export class PureComponent<P = {}, S = {}, SS = any> extends Component<P, S, SS> {}
export type FunctionComponent<P = {}> = (props: P) => ReactNode;
export type FC<P = {}> = (props: P) => ReactNode;
export type VFC<P = {}> = (props: P) => ReactNode;
export type ComponentType<P = {}> = (props: P) => ReactNode;
export type ComponentClass<P = {}> = new (props: P) => Component<P>;
export type ForwardRefExoticComponent<P> = (props: P) => ReactNode;
export interface Context<T> {
  Provider: (props: { value: T; children?: ReactNode }) => ReactNode;
  Consumer: (props: { children: (value: T) => ReactNode }) => ReactNode;
}
export function createContext<T>(value: T): Context<T>;
export function createRef<T>(): RefObject<T>;
export function createElement(type: any, props?: any, ...children: any[]): ReactElement;
export function cloneElement(element: any, props?: any, ...children: any[]): ReactElement;
export function isValidElement(value: any): boolean;
export function forwardRef<T, P = {}>(
  render: (props: P, ref: ForwardedRef<T>) => ReactNode,
): (props: P) => ReactNode;
export function memo<T>(component: T, areEqual?: (previous: any, next: any) => boolean): T;
export function lazy<T>(load: () => Promise<{ default: T }>): T;
export function startTransition(action: () => void): void;
export function useState<S>(initial?: S | (() => S)): [S, Dispatch<SetStateAction<S>>];
export function useReducer<S, A>(
  reducer: (state: S, action: A) => S,
  initial: S,
  init?: (given: any) => S,
): [S, Dispatch<A>];
export function useRef<T>(initial?: T): RefObject<T>;
export function useMemo<T>(make: () => T, dependencies?: any[]): T;
export function useCallback<T>(callback: T, dependencies?: any[]): T;
export function useContext<T>(context: Context<T>): T;
export function useEffect(effect: () => any, dependencies?: any[]): void;
export function useLayoutEffect(effect: () => any, dependencies?: any[]): void;
export function useInsertionEffect(effect: () => any, dependencies?: any[]): void;
export function useImperativeHandle<T>(ref: Ref<T>, make: () => T, dependencies?: any[]): void;
export function useDeferredValue<T>(value: T): T;
export function useTransition(): [boolean, (action: () => void) => void];
export function useSyncExternalStore<T>(
  subscribe: (notify: () => void) => () => void,
  get: () => T,
  getServer?: () => T,
): T;
export function useDebugValue<T>(value: T, format?: (value: T) => any): void;
export const Children: {
  map<C, T>(children: C, callback: (child: any, index: number) => T): T[];
  forEach(children: any, callback: (child: any, index: number) => void): void;
  count(children: any): number;
  only<C>(children: C): C;
  toArray(children: any): any[];
};
export const Fragment: (props: { children?: ReactNode }) => ReactNode;
export const StrictMode: (props: { children?: ReactNode }) => ReactNode;
export const Suspense: (props: { children?: ReactNode; fallback?: ReactNode }) => ReactNode;
export const Profiler: (props: { children?: ReactNode; id: string }) => ReactNode;
