package kotlin.jvm

annotation class JvmStatic
annotation class JvmField
annotation class JvmName
annotation class JvmOverloads
annotation class JvmSynthetic
annotation class JvmInline
annotation class JvmDefault
annotation class JvmSuppressWildcards
annotation class JvmWildcard
annotation class JvmMultifileClass
annotation class JvmRecord
annotation class Throws
annotation class Volatile
annotation class Transient
annotation class Synchronized
annotation class Strictfp
