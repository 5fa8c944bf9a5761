package kotlin.collections

import java.util.ArrayDeque as JArrayDeque
import java.util.ArrayList as JArrayList
import java.util.Collection as JCollection
import java.util.HashMap as JHashMap
import java.util.HashSet as JHashSet
import java.util.Iterator as JIterator
import java.util.LinkedHashMap as JLinkedHashMap
import java.util.LinkedHashSet as JLinkedHashSet
import java.util.List as JList
import java.util.ListIterator as JListIterator
import java.util.Map as JMap
import java.util.Set as JSet
import kotlin.sequences.Sequence

typealias MutableIterable<T> = Iterable<T>
typealias Iterator<T> = JIterator<T>
typealias MutableIterator<T> = JIterator<T>
typealias ListIterator<T> = JListIterator<T>
typealias Collection<T> = JCollection<T>
typealias MutableCollection<T> = JCollection<T>
typealias List<T> = JList<T>
typealias MutableList<T> = JList<T>
typealias Set<T> = JSet<T>
typealias MutableSet<T> = JSet<T>
typealias Map<K, V> = JMap<K, V>
typealias MutableMap<K, V> = JMap<K, V>
typealias ArrayList<T> = JArrayList<T>
typealias HashMap<K, V> = JHashMap<K, V>
typealias HashSet<T> = JHashSet<T>
typealias LinkedHashMap<K, V> = JLinkedHashMap<K, V>
typealias LinkedHashSet<T> = JLinkedHashSet<T>
typealias ArrayDeque<T> = JArrayDeque<T>
class IndexedValue<T>(val index: Int, val value: T)
interface Grouping<T, K>

fun <T> listOf(vararg elements: T): List<T>
fun <T> listOfNotNull(vararg elements: T): List<T>
fun <T> mutableListOf(vararg elements: T): MutableList<T>
fun <T> arrayListOf(vararg elements: T): ArrayList<T>
fun <T> emptyList(): List<T>
fun <T> setOf(vararg elements: T): Set<T>
fun <T> setOfNotNull(vararg elements: T): Set<T>
fun <T> mutableSetOf(vararg elements: T): MutableSet<T>
fun <T> hashSetOf(vararg elements: T): HashSet<T>
fun <T> linkedSetOf(vararg elements: T): LinkedHashSet<T>
fun <T> emptySet(): Set<T>
fun <K, V> mapOf(vararg pairs: Pair<K, V>): Map<K, V>
fun <K, V> mutableMapOf(vararg pairs: Pair<K, V>): MutableMap<K, V>
fun <K, V> hashMapOf(vararg pairs: Pair<K, V>): HashMap<K, V>
fun <K, V> linkedMapOf(vararg pairs: Pair<K, V>): LinkedHashMap<K, V>
fun <K, V> emptyMap(): Map<K, V>
fun <T> buildList(builderAction: MutableList<T>.() -> Unit): List<T>
fun <T> buildSet(builderAction: MutableSet<T>.() -> Unit): Set<T>
fun <K, V> buildMap(builderAction: MutableMap<K, V>.() -> Unit): Map<K, V>
fun <T> List(size: Int, init: (Int) -> T): List<T>
fun <T> MutableList(size: Int, init: (Int) -> T): MutableList<T>

val <T> Collection<T>.size: Int
val <T> Collection<T>.indices: IntRange
val <T> List<T>.lastIndex: Int
val <K, V> Map<K, V>.size: Int
val <K, V> Map<K, V>.keys: MutableSet<K>
val <K, V> Map<K, V>.values: MutableCollection<V>
val <K, V> Map<K, V>.entries: MutableSet<JMap.Entry<K, V>>
val <K, V> JMap.Entry<K, V>.key: K
val <K, V> JMap.Entry<K, V>.value: V
operator fun <K, V> JMap.Entry<K, V>.component1(): K
operator fun <K, V> JMap.Entry<K, V>.component2(): V
operator fun <K, V> Map<K, V>.iterator(): Iterator<JMap.Entry<K, V>>
operator fun <K, V> MutableMap<K, V>.set(key: K, value: V)
operator fun <T> MutableList<T>.set(index: Int, element: T): T
operator fun <T> MutableCollection<T>.plusAssign(element: T)
operator fun <T> MutableCollection<T>.minusAssign(element: T)
operator fun <T> Collection<T>.plus(element: T): List<T>
operator fun <T> Collection<T>.minus(element: T): List<T>
operator fun <T> Set<T>.plus(element: T): Set<T>
operator fun <T> Set<T>.minus(element: T): Set<T>
operator fun <K, V> Map<K, V>.plus(pair: Pair<K, V>): Map<K, V>
operator fun <K, V> Map<K, V>.minus(key: K): Map<K, V>
operator fun <K, V> Map<K, V>.contains(key: K): Boolean

fun <T> Iterable<T>.all(predicate: (T) -> Boolean): Boolean
fun <T> Iterable<T>.any(): Boolean
fun <T> Iterable<T>.any(predicate: (T) -> Boolean): Boolean
fun <T> Iterable<T>.none(): Boolean
fun <T> Iterable<T>.none(predicate: (T) -> Boolean): Boolean
fun <T> Iterable<T>.asIterable(): Iterable<T>
fun <T> Iterable<T>.asSequence(): Sequence<T>
fun <T, K, V> Iterable<T>.associate(transform: (T) -> Pair<K, V>): Map<K, V>
fun <T, K> Iterable<T>.associateBy(keySelector: (T) -> K): Map<K, T>
fun <T, K, V> Iterable<T>.associateBy(keySelector: (T) -> K, valueTransform: (T) -> V): Map<K, V>
fun <K, V> Iterable<K>.associateWith(valueSelector: (K) -> V): Map<K, V>
fun <T> Iterable<T>.chunked(size: Int): List<List<T>>
fun <T> Iterable<T>.count(): Int
fun <T> Iterable<T>.count(predicate: (T) -> Boolean): Int
fun <T> Iterable<T>.distinct(): List<T>
fun <T, K> Iterable<T>.distinctBy(selector: (T) -> K): List<T>
fun <T> Iterable<T>.drop(n: Int): List<T>
fun <T> List<T>.dropLast(n: Int): List<T>
fun <T> Iterable<T>.dropWhile(predicate: (T) -> Boolean): List<T>
fun <T> List<T>.elementAt(index: Int): T
fun <T> Iterable<T>.filter(predicate: (T) -> Boolean): List<T>
fun <T> Iterable<T>.filterIndexed(predicate: (Int, T) -> Boolean): List<T>
fun <T> Iterable<T>.filterNot(predicate: (T) -> Boolean): List<T>
fun <T> Iterable<T>.filterNotNull(): List<T>
fun <T> Iterable<T>.find(predicate: (T) -> Boolean): T
fun <T> Iterable<T>.findLast(predicate: (T) -> Boolean): T
fun <T> Iterable<T>.first(): T
fun <T> Iterable<T>.first(predicate: (T) -> Boolean): T
fun <T> Iterable<T>.firstOrNull(): T
fun <T> Iterable<T>.firstOrNull(predicate: (T) -> Boolean): T
fun <T, R> Iterable<T>.firstNotNullOf(transform: (T) -> R): R
fun <T, R> Iterable<T>.firstNotNullOfOrNull(transform: (T) -> R): R
fun <T, R> Iterable<T>.flatMap(transform: (T) -> Iterable<R>): List<R>
fun <T> Iterable<Iterable<T>>.flatten(): List<T>
fun <T, R> Iterable<T>.fold(initial: R, operation: (R, T) -> R): R
fun <T, R> Iterable<T>.foldIndexed(initial: R, operation: (Int, R, T) -> R): R
fun <T> Iterable<T>.forEach(action: (T) -> Unit)
fun <K, V> Map<K, V>.forEach(action: (JMap.Entry<K, V>) -> Unit)
fun <T> Iterable<T>.forEachIndexed(action: (Int, T) -> Unit)
fun <T> List<T>.getOrElse(index: Int, defaultValue: (Int) -> T): T
fun <T> List<T>.getOrNull(index: Int): T
fun <T, K> Iterable<T>.groupBy(keySelector: (T) -> K): Map<K, List<T>>
fun <T, K, V> Iterable<T>.groupBy(keySelector: (T) -> K, valueTransform: (T) -> V): Map<K, List<V>>
fun <T> Iterable<T>.indexOf(element: T): Int
fun <T> Iterable<T>.indexOfFirst(predicate: (T) -> Boolean): Int
fun <T> Iterable<T>.indexOfLast(predicate: (T) -> Boolean): Int
infix fun <T> Iterable<T>.intersect(other: Iterable<T>): Set<T>
infix fun <T> Iterable<T>.union(other: Iterable<T>): Set<T>
infix fun <T> Iterable<T>.subtract(other: Iterable<T>): Set<T>
fun <T> Collection<T>.isNotEmpty(): Boolean
fun <T> Collection<T>.isNullOrEmpty(): Boolean
fun <K, V> Map<K, V>.isNotEmpty(): Boolean
fun <K, V> Map<K, V>.isNullOrEmpty(): Boolean
fun <T> Collection<T>.ifEmpty(defaultValue: () -> Collection<T>): Collection<T>
fun <T> Collection<T>.orEmpty(): Collection<T>
fun <T> List<T>.orEmpty(): List<T>
fun <T> Set<T>.orEmpty(): Set<T>
fun <K, V> Map<K, V>.orEmpty(): Map<K, V>
fun <T> Iterable<T>.joinToString(separator: CharSequence = ", ", prefix: CharSequence = "", postfix: CharSequence = "", limit: Int = -1, truncated: CharSequence = "...", transform: (T) -> CharSequence): String
fun <T> Iterable<T>.last(): T
fun <T> Iterable<T>.last(predicate: (T) -> Boolean): T
fun <T> Iterable<T>.lastOrNull(): T
fun <T> Iterable<T>.lastOrNull(predicate: (T) -> Boolean): T
fun <T, R> Iterable<T>.map(transform: (T) -> R): List<R>
fun <T, R> Iterable<T>.mapIndexed(transform: (Int, T) -> R): List<R>
fun <T, R> Iterable<T>.mapNotNull(transform: (T) -> R): List<R>
fun <T, R, C : MutableCollection<R>> Iterable<T>.mapTo(destination: C, transform: (T) -> R): C
fun <K, V, R> Map<K, V>.map(transform: (JMap.Entry<K, V>) -> R): List<R>
fun <K, V, R> Map<K, V>.mapNotNull(transform: (JMap.Entry<K, V>) -> R): List<R>
fun <K, V, R> Map<K, V>.mapKeys(transform: (JMap.Entry<K, V>) -> R): Map<R, V>
fun <K, V, R> Map<K, V>.mapValues(transform: (JMap.Entry<K, V>) -> R): Map<K, R>
fun <K, V> Map<K, V>.filter(predicate: (JMap.Entry<K, V>) -> Boolean): Map<K, V>
fun <K, V> Map<K, V>.filterKeys(predicate: (K) -> Boolean): Map<K, V>
fun <K, V> Map<K, V>.filterValues(predicate: (V) -> Boolean): Map<K, V>
fun <K, V> Map<K, V>.any(predicate: (JMap.Entry<K, V>) -> Boolean): Boolean
fun <K, V> Map<K, V>.all(predicate: (JMap.Entry<K, V>) -> Boolean): Boolean
fun <K, V, R> Map<K, V>.flatMap(transform: (JMap.Entry<K, V>) -> Iterable<R>): List<R>
fun <K, V> Map<K, V>.getValue(key: K): V
fun <K, V> Map<K, V>.getOrElse(key: K, defaultValue: () -> V): V
fun <K, V> MutableMap<K, V>.getOrPut(key: K, defaultValue: () -> V): V
fun <K, V> Map<K, V>.toList(): List<Pair<K, V>>
fun <K, V> Map<K, V>.toMap(): Map<K, V>
fun <K, V> Map<K, V>.toMutableMap(): MutableMap<K, V>
fun <T, R : Comparable<R>> Iterable<T>.maxBy(selector: (T) -> R): T
fun <T, R : Comparable<R>> Iterable<T>.maxByOrNull(selector: (T) -> R): T
fun <T, R : Comparable<R>> Iterable<T>.minBy(selector: (T) -> R): T
fun <T, R : Comparable<R>> Iterable<T>.minByOrNull(selector: (T) -> R): T
fun <T, R : Comparable<R>> Iterable<T>.maxOf(selector: (T) -> R): R
fun <T, R : Comparable<R>> Iterable<T>.minOf(selector: (T) -> R): R
fun <T> Iterable<T>.max(): T
fun <T> Iterable<T>.min(): T
fun <T> Iterable<T>.maxOrNull(): T
fun <T> Iterable<T>.minOrNull(): T
fun <T> Iterable<T>.onEach(action: (T) -> Unit): Iterable<T>
fun <T> List<T>.onEach(action: (T) -> Unit): List<T>
fun <T> Iterable<T>.partition(predicate: (T) -> Boolean): Pair<List<T>, List<T>>
fun <T> Iterable<T>.reduce(operation: (T, T) -> T): T
fun <T> Iterable<T>.reversed(): List<T>
fun <T> List<T>.asReversed(): List<T>
fun <T> Iterable<T>.shuffled(): List<T>
fun <T> Iterable<T>.single(): T
fun <T> Iterable<T>.single(predicate: (T) -> Boolean): T
fun <T> Iterable<T>.singleOrNull(): T
fun <T> Iterable<T>.singleOrNull(predicate: (T) -> Boolean): T
fun <T> Iterable<T>.sorted(): List<T>
fun <T, R : Comparable<R>> Iterable<T>.sortedBy(selector: (T) -> R): List<T>
fun <T, R : Comparable<R>> Iterable<T>.sortedByDescending(selector: (T) -> R): List<T>
fun <T> Iterable<T>.sortedDescending(): List<T>
fun <T> Iterable<T>.sortedWith(comparator: Comparator<T>): List<T>
fun <T, R : Comparable<R>> MutableList<T>.sortBy(selector: (T) -> R)
fun <T> Iterable<T>.sumOf(selector: (T) -> Int): Int
fun <T> Iterable<T>.take(n: Int): List<T>
fun <T> List<T>.takeLast(n: Int): List<T>
fun <T> Iterable<T>.takeWhile(predicate: (T) -> Boolean): List<T>
fun <T> Iterable<T>.toHashSet(): HashSet<T>
fun <T> Iterable<T>.toList(): List<T>
fun <K, V> Iterable<Pair<K, V>>.toMap(): Map<K, V>
fun <T> Iterable<T>.toMutableList(): MutableList<T>
fun <T> Iterable<T>.toMutableSet(): MutableSet<T>
fun <T> Iterable<T>.toSet(): Set<T>
fun <T> Collection<T>.toTypedArray(): Array<T>
fun <T> Iterable<T>.windowed(size: Int): List<List<T>>
fun <T> Iterable<T>.withIndex(): Iterable<IndexedValue<T>>
infix fun <T, R> Iterable<T>.zip(other: Iterable<R>): List<Pair<T, R>>
fun <T, R, V> Iterable<T>.zip(other: Iterable<R>, transform: (T, R) -> V): List<V>
fun <T> MutableList<T>.removeFirst(): T
fun <T> MutableList<T>.removeLast(): T
fun <T> MutableList<T>.removeAt(index: Int): T
fun <T> MutableCollection<T>.removeAll(predicate: (T) -> Boolean): Boolean
fun <T> MutableCollection<T>.retainAll(predicate: (T) -> Boolean): Boolean
fun <T> ArrayDeque<T>.addFirst(element: T)
fun <T> ArrayDeque<T>.addLast(element: T)
fun <T> ArrayDeque<T>.removeFirst(): T
fun <T> ArrayDeque<T>.removeLast(): T

val <T> Array<T>.size: Int
val <T> Array<T>.indices: IntRange
val <T> Array<T>.lastIndex: Int
operator fun <T> Array<T>.get(index: Int): T
operator fun <T> Array<T>.set(index: Int, value: T)
operator fun <T> Array<T>.iterator(): Iterator<T>
fun <T> Array<T>.all(predicate: (T) -> Boolean): Boolean
fun <T> Array<T>.any(predicate: (T) -> Boolean): Boolean
fun <T> Array<T>.asList(): List<T>
fun <T> Array<T>.asSequence(): Sequence<T>
fun <T> Array<T>.contentEquals(other: Array<T>): Boolean
fun <T> Array<T>.contentHashCode(): Int
fun <T> Array<T>.copyOf(): Array<T>
fun <T> Array<T>.copyOf(newSize: Int): Array<T>
fun <T> Array<T>.copyOfRange(fromIndex: Int, toIndex: Int): Array<T>
fun <T> Array<T>.copyInto(destination: Array<T>, destinationOffset: Int = 0, startIndex: Int = 0, endIndex: Int = 0): Array<T>
fun <T> Array<T>.fill(element: T, fromIndex: Int = 0, toIndex: Int = 0)
fun <T> Array<T>.filter(predicate: (T) -> Boolean): List<T>
fun <T> Array<T>.find(predicate: (T) -> Boolean): T
fun <T> Array<T>.first(): T
fun <T> Array<T>.first(predicate: (T) -> Boolean): T
fun <T> Array<T>.firstOrNull(): T
fun <T> Array<T>.firstOrNull(predicate: (T) -> Boolean): T
fun <T, R> Array<T>.flatMap(transform: (T) -> Iterable<R>): List<R>
fun <T> Array<T>.forEach(action: (T) -> Unit)
fun <T> Array<T>.forEachIndexed(action: (Int, T) -> Unit)
fun <T> Array<T>.getOrNull(index: Int): T
fun <T> Array<T>.isEmpty(): Boolean
fun <T> Array<T>.isNotEmpty(): Boolean
fun <T> Array<T>.joinToString(separator: CharSequence = ", ", prefix: CharSequence = "", postfix: CharSequence = "", limit: Int = -1, truncated: CharSequence = "...", transform: (T) -> CharSequence): String
fun <T> Array<T>.last(): T
fun <T, R> Array<T>.map(transform: (T) -> R): List<R>
fun <T, R> Array<T>.mapIndexed(transform: (Int, T) -> R): List<R>
fun <T, R> Array<T>.mapNotNull(transform: (T) -> R): List<R>
fun <T> Array<T>.toList(): List<T>
fun <T> Array<T>.toMutableList(): MutableList<T>
fun <T> Array<T>.toSet(): Set<T>
fun <T> Array<T>.withIndex(): Iterable<IndexedValue<T>>
